import { listen } from './enhancement.ts';
import type { Enhancement } from './enhancement.ts';

function open(root: HTMLElement): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (!target || !root.contains(target)) return;
  const details = target.closest('details');
  if (!details || details.open) return;
  details.open = true;
  target.scrollIntoView({ block: 'start' });
}

/** Opens the <details> around the address's target; newer browsers do so by themselves. */
export const openTarget: Enhancement = (root) => {
  open(root);
  return listen(window, ['hashchange'], () => open(root));
};
