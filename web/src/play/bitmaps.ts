/**
 * Drawings painted once for their size on the screen. A drawing of hundreds of
 * shapes is slow to paint; as a picture it can appear and move without delay.
 */

const painted = new Map<string, Promise<string>>();
let last: Promise<unknown> = Promise.resolve();

/** The address of the painted picture; the drawing itself where painting is not possible. */
export function bitmap(url: string, width: number, height: number, scale: number): Promise<string> {
  const name = `${url} ${width} ${scale}`;
  let picture = painted.get(name);
  if (!picture) {
    picture = last.then(quiet).then(() => paint(url, width * scale, height * scale));
    picture = picture.catch(() => url);
    last = picture;
    painted.set(name, picture);
  }
  return picture;
}

/** One at a time, when the page has nothing better to do. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 20);
  });
}

async function paint(url: string, width: number, height: number): Promise<string> {
  const drawing = new Image(width, height);
  drawing.src = url;
  await drawing.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  return file ? URL.createObjectURL(file) : url;
}

/** In steps, so that a camera coming closer does not have everything painted again. */
export function sharpness(zoom: number): number {
  return Math.min(2, Math.max(0.5, Math.ceil(zoom * devicePixelRatio * 2) / 2));
}
