import { listen } from './comfort.ts';
import type { Comfort } from './comfort.ts';

/** Shows what is said without network while there is none. */
export const tellOffline: Comfort = (root) => {
  const tell = () => {
    for (const notice of root.querySelectorAll<HTMLElement>('[data-offline]'))
      notice.hidden = navigator.onLine;
  };
  tell();
  return listen(window, ['online', 'offline'], tell);
};
