import { useEffect } from 'react';
import type { RefObject } from 'react';

function openTarget(root: HTMLElement | null): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (!target || !root?.contains(target)) return;
  const details = target.closest('details');
  if (!details || details.open) return;
  details.open = true;
  target.scrollIntoView({ block: 'start' });
}

/** Opens the <details> around the address's target; newer browsers do so by themselves. */
export function useOpenTarget(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const open = () => openTarget(root.current);
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [root]);
}
