/* What a person sees on the page now, and where each thing that can be touched is. */
() => {
  const isActing = document.querySelector('.match') && !document.querySelector('.reveal, .draw');
  const NOTHING = { what: isActing ? 'acting' : 'wait', answers: [], text: '' };

  /** A point where a touch really meets the element, or null if something covers it. */
  function spot(element) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.5, 0.8], [0.5, 0.25], [0.25, 0.5], [0.75, 0.5]]) {
      const x = box.left + box.width * across;
      const y = box.top + box.height * down;
      const met = document.elementFromPoint(x, y);
      if (met && (met === element || element.contains(met))) return { x, y };
    }
    return null;
  }

  function found(selector, what) {
    const element = document.querySelector(selector);
    if (!element || element.closest('[inert]')) return null;
    const at = spot(element);
    return at && { what, answers: [{ option: what, hits: false, ...at }], text: '' };
  }

  function answersOf() {
    const offered = document.querySelectorAll(
      '[data-option]:not(:disabled), [data-space][aria-disabled="false"], .draft [data-fighter][aria-disabled="false"]',
    );
    const answers = [];
    for (const element of offered) {
      if (element.closest('[inert]') || element.closest('.replay')) continue;
      const at = spot(element);
      if (!at) continue;
      const { option, space, fighter } = element.dataset;
      const hits = element.querySelector('.card.hits') !== null;
      answers.push({ option: option ?? (space ? `space ${space}` : fighter), hits, ...at });
    }
    return answers;
  }

  const testing = document.querySelector('.test[role="dialog"]');
  // A picture that passes by itself, or an answer that is on its way.
  if (document.querySelector('.versus, .draft .chosen')) return NOTHING;
  // A click that came late has opened it: to go on, it is closed.
  const sheet = found('dialog[open] .sheet .close', 'sheet');
  if (sheet) return sheet;
  if (testing) {
    return (
      found('.test .verdict button', 'verdict') ??
      found('.test .start button', 'start') ??
      found('.test > .table button:enabled', 'table') ??
      (testing.querySelector('[data-option]') ? { what: 'decide', answers: answersOf(), text: '' } : NOTHING)
    );
  }
  const alone =
    found('.reveal', 'reveal') ??
    found('.draw', 'draw') ??
    found('.handover .take:enabled', 'handover') ??
    found('.end .on', 'round') ??
    found('.over h1', 'over') ??
    found('.lost h1', 'lost');
  if (alone) return { ...alone, text: document.querySelector('h1')?.innerText ?? '' };
  const answers = answersOf();
  return answers.length > 0 ? { what: 'decide', answers, text: '' } : NOTHING;
}
