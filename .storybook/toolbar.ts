import { COLOUR_SCHEME_ATTRIBUTE, COLOUR_SCHEME_STORAGE_KEY } from '@laundry/ui-kit';
import type { Loader } from '@storybook/react-vite';

declare global {
  interface Window {
    /** Provided by the checks, where no toolbar sets the size of the frame. */
    setStoryViewport?: (width: number, height: number) => Promise<void>;
  }
}

/** Reads the toolbar's scheme; any other value counts as light. */
export const readScheme = (value: unknown): 'light' | 'dark' => (value === 'dark' ? 'dark' : 'light');

export const isSurface = (value: unknown): value is 'public' | 'portal' =>
  value === 'public' || value === 'portal';

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The viewports in which every page and component is reviewed. */
export const viewports = {
  small: viewport('Celular chico · 320', 320, 640),
  phone: viewport('Celular · 360', 360, 760),
  tablet: viewport('Tableta · 768', 768, 1024),
  smallLaptop: viewport('Portátil chico · 1024', 1024, 720),
  laptop1280: viewport('Portátil · 1280', 1280, 720),
  laptop: viewport('Portátil · 1366', 1366, 768),
  desktop: viewport('Escritorio · 1440', 1440, 900),
  large: viewport('Pantalla grande · 1920', 1920, 1080),
};

/** Applies the toolbar's scheme before the story renders, like a choice that the user made earlier. */
export const inScheme: Loader = ({ globals }) => {
  const scheme = readScheme(globals['scheme']);
  localStorage.setItem(COLOUR_SCHEME_STORAGE_KEY, scheme);
  document.documentElement.setAttribute(COLOUR_SCHEME_ATTRIBUTE, scheme);
};

/** Loads the site's font before each story, because texts in the fallback font have other sizes. */
export const inFont: Loader = async () => {
  await document.fonts.load('1rem "Onest Variable"');
};

/** In the checks, sets the viewport that the story's globals name, by default a small laptop's. */
export const inViewport: Loader = async ({ globals, viewMode }) => {
  if (viewMode !== 'story') return;
  const chosen: unknown = globals['viewport'];
  const value = typeof chosen === 'object' && chosen !== null && 'value' in chosen ? chosen.value : chosen;
  const { styles } = Object.entries(viewports).find(([key]) => key === value)?.[1] ?? viewports.smallLaptop;
  await window.setStoryViewport?.(parseInt(styles.width), parseInt(styles.height));
};
