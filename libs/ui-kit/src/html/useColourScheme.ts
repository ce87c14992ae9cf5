import { useSyncExternalStore } from 'react';
import { COLOUR_SCHEME_ATTRIBUTE } from '../theme/colourScheme.ts';

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: [COLOUR_SCHEME_ATTRIBUTE] });
  return () => observer.disconnect();
}

/** The scheme that the page shows, as its <html> says; '' where it says none. */
export const useColourScheme = (): string =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.getAttribute(COLOUR_SCHEME_ATTRIBUTE) ?? '',
    () => '',
  );
