import { listen } from './enhancement.ts';
import type { Enhancement } from './enhancement.ts';

/**
 * Native menus close with Escape, which gives the focus back to the innermost menu's name, and when a press
 * or the focus goes elsewhere, so that none covers what has the focus.
 */
export const dismissMenus: Enhancement = (root) => {
  const closeOutside = ({ target }: Event) => {
    if (!(target instanceof Node)) return;
    for (const menu of root.querySelectorAll<HTMLDetailsElement>('details[open]'))
      if (!menu.contains(target)) menu.open = false;
  };
  const closeInnermost = (event: Event) => {
    const { target } = event;
    if (!(event instanceof KeyboardEvent && event.key === 'Escape' && target instanceof Element)) return;
    const menu = target.closest<HTMLDetailsElement>('details[open]');
    if (!menu || !root.contains(menu)) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  const ends = [
    listen(document, ['pointerdown', 'focusin'], closeOutside),
    listen(document, ['keydown'], closeInnermost),
  ];
  return () => {
    for (const end of ends) end();
  };
};
