import { COLOUR_SCHEME_ATTRIBUTE, COLOUR_SCHEME_STORAGE_KEY } from '@laundry/ui-kit';
import type { Loader } from '@storybook/react-vite';
import { schemeOf } from './toolbar.ts';

/**
 * Gives the theme the toolbar's scheme before the story renders, as a person's earlier choice would be there.
 */
export const inScheme: Loader = ({ globals }) => {
  const scheme = schemeOf(globals['scheme']);
  localStorage.setItem(COLOUR_SCHEME_STORAGE_KEY, scheme);
  document.documentElement.setAttribute(COLOUR_SCHEME_ATTRIBUTE, scheme);
};
