/* Runs before the page: keeps when things happened, for the figures. */
(() => {
  const kept = { usable: 0, asked: 0, decisions: [], frames: [], pictures: [] };
  window.watched = kept;

  /** The moment the next picture of the page has been handed to the screen. */
  function painted(then) {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => then(performance.now());
      channel.port2.postMessage(0);
    });
  }

  function awaitTitle() {
    if (document.querySelector('nav a.way')) painted((now) => (kept.usable = now));
    else requestAnimationFrame(awaitTitle);
  }

  function everyFrame(now) {
    kept.frames.push(now);
    requestAnimationFrame(everyFrame);
  }

  function hear(event) {
    const head = String(event.data).slice(0, 40);
    if (head.includes('"type":"tower"')) kept.pictures.push(performance.now());
    if (!head.includes('"type":"scene"') || !kept.asked) return;
    const asked = kept.asked;
    kept.asked = 0;
    painted((now) => kept.decisions.push(now - asked));
  }

  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', hear);
    }
  };
  addEventListener('click', (event) => event.target.closest('[data-option], [data-space]') && (kept.asked = event.timeStamp), true);
  requestAnimationFrame(awaitTitle);
  requestAnimationFrame(everyFrame);
})();
