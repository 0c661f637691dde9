/* Looks again and again for a while, inside the page, where a look costs no way there and back;
   what is being acted out is ended with a key, as an impatient player would. */
async (look) => {
  const BETWEEN = 15;
  const PATIENCE = 400;
  const NOTHING_TO_DO = ['wait', 'acting'];
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const sight = look();
    if (!NOTHING_TO_DO.includes(sight.what)) return sight;
    if (sight.what === 'acting') document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F9', bubbles: true }));
    await new Promise((done) => setTimeout(done, BETWEEN));
  }
  return null;
}
