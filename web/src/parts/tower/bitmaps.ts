/** The drawings of the table as bitmaps, made once for the size they are shown at. */

import grab from '../../../art/icons/grab.svg?raw';
import heavyHeld from '../../../art/cubes/heavy-square-held.svg?raw';
import heavy from '../../../art/cubes/heavy-square.svg?raw';
import lightHeld from '../../../art/cubes/light-square-held.svg?raw';
import light from '../../../art/cubes/light-square.svg?raw';
import landing from '../../../art/tower/landing.svg?raw';
import base from '../../../art/tower/base.svg?raw';

const DRAWINGS = { heavy, light, heavyHeld, lightHeld, landing, grab, base };
export type Drawing = keyof typeof DRAWINGS;
export type Bitmaps = Record<Drawing, ImageBitmap>;

/** How wide each is, to a cube's edge. */
export const WIDTHS: Record<Drawing, number> = {
  heavy: 1,
  light: 1,
  heavyHeld: 1,
  lightHeld: 1,
  landing: 1,
  grab: 0.92,
  base: 1.9,
};

export async function bitmapsFor(edge: number): Promise<Bitmaps> {
  const names = Object.keys(DRAWINGS) as Drawing[];
  const made = await Promise.all(names.map((name) => bitmap(DRAWINGS[name], WIDTHS[name] * edge)));
  return Object.fromEntries(names.map((name, place) => [name, made[place]])) as Bitmaps;
}

/** An SVG is first drawn as an image: not every browser makes a bitmap of it directly. */
async function bitmap(svg: string, width: number): Promise<ImageBitmap> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round((width * image.naturalHeight) / image.naturalWidth));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return createImageBitmap(canvas);
}
