/** The browser's own voice, where there is one. */

export function speak(text: string, lang: string): void {
  const voice = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  if (!voice || typeof SpeechSynthesisUtterance === 'undefined') return;
  voice.cancel(); // a late word is worse than none
  const words = new SpeechSynthesisUtterance(text);
  words.lang = lang;
  words.rate = 1.25;
  voice.speak(words);
}

export function hush(): void {
  (globalThis.speechSynthesis as SpeechSynthesis | undefined)?.cancel();
}
