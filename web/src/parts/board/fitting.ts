/** The type size of texts that share a box of fixed height: the largest at which all fit. */
const SIZES = [14, 13, 12]; // pixels, the smallest that is read well last

/** Sets `--words` of a box to the largest size with which nothing in it overflows; the smallest stays where none fits. */
export function fitWords(box: HTMLElement): void {
  for (const size of SIZES) {
    box.style.setProperty('--words', `${size}px`);
    if (box.scrollHeight <= box.clientHeight) return;
  }
}

/** Fits the words of a box now, and again when their letters have come; what it gives puts an end to that. */
export function keepFitting(box: HTMLElement): () => void {
  let isWanted = true;
  fitWords(box);
  void document.fonts.ready.then(() => {
    if (isWanted) fitWords(box);
  });
  return () => {
    isWanted = false;
  };
}
