/** The Victory token of a round flies to its place in the display above the stage. */
import { calm } from '../../browser/settings.svelte';

const FLIGHT = 480;

export function flyStar(from: Element, seat: number): void {
  const target = document.querySelector(`[data-anchor~="star-${seat}"]`);
  if (calm() || !target) return;
  const start = from.getBoundingClientRect();
  const end = target.getBoundingClientRect();
  const star = from.cloneNode(true) as HTMLElement;
  Object.assign(star.style, {
    position: 'fixed',
    zIndex: '60',
    left: `${start.left}px`,
    top: `${start.top}px`,
    animation: 'none',
    pointerEvents: 'none',
  });
  document.body.append(star);
  const x = end.left + end.width / 2 - start.left - start.width / 2;
  const y = end.top + end.height / 2 - start.top - start.height / 2;
  const flight = star.animate(
    [{ transform: 'scale(1.6)' }, { transform: `translate(${x}px, ${y}px) rotate(360deg)` }],
    { duration: FLIGHT, easing: 'cubic-bezier(.3, 0, .3, 1)' },
  );
  flight.onfinish = () => star.remove();
  flight.oncancel = () => star.remove();
}
