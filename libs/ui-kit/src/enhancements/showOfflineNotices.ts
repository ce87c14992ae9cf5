import { listen } from './enhancement.ts';
import type { Enhancement } from './enhancement.ts';

/** Shows what is said without network while there is none. */
export const showOfflineNotices: Enhancement = (root) => {
  const tell = () => {
    for (const notice of root.querySelectorAll<HTMLElement>('[data-offline]'))
      notice.hidden = navigator.onLine;
  };
  tell();
  return listen(window, ['online', 'offline'], tell);
};
