import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * What script adds to native menus: they close with Escape, which gives the focus back to the innermost menu's name,
 * and when a press or the focus goes elsewhere, so that none covers what has the focus.
 */
export function useDismissal(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node)) return;
      for (const menu of root.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])
        if (!menu.contains(target)) menu.open = false;
    };
    const closeInnermost = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !(target instanceof Element)) return;
      const menu = target.closest<HTMLDetailsElement>('details[open]');
      if (!menu || !root.current?.contains(menu)) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeInnermost);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeInnermost);
    };
  }, [root]);
}
