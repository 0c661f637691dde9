/** A group of buttons with one Tab stop: the arrows move inside it. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Svelte action for the group's element. */
export function roving(group: HTMLElement) {
  const items = () => [...group.querySelectorAll<HTMLElement>('[data-item]')];

  function keep(chosen?: HTMLElement): void {
    const all = items();
    const current =
      chosen ??
      all.find((item) => item === document.activeElement) ??
      all.find((item) => item.tabIndex === 0 && item.dataset.item === 'lit') ??
      all.find((item) => item.dataset.item === 'lit') ??
      all[0];
    for (const item of all) {
      const index = item === current ? 0 : -1;
      if (item.tabIndex !== index) item.tabIndex = index;
    }
  }

  function moved(event: KeyboardEvent): void {
    const all = items();
    const from = all.indexOf(event.target as HTMLElement);
    if (from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = target(event.key, from, all.length);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[to]!.focus();
  }

  const entered = (event: FocusEvent) => {
    const item = event.target as HTMLElement;
    if (item.dataset.item !== undefined) keep(item);
  };
  group.addEventListener('keydown', moved);
  group.addEventListener('focusin', entered);
  const watcher = new MutationObserver(() => keep());
  watcher.observe(group, { childList: true, subtree: true, attributeFilter: ['data-item'] });
  keep();
  return {
    destroy() {
      watcher.disconnect();
      group.removeEventListener('keydown', moved);
      group.removeEventListener('focusin', entered);
    },
  };
}

/** Where a key leads in a group of so many; arrows go round. */
export function target(key: string, from: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (from + step + count) % count;
}

/** Puts the focus on the first button inside, once it is there: the test covers everything else. */
export function focusFirst(node: HTMLElement): void {
  node.querySelector('button')?.focus({ preventScroll: true });
}
