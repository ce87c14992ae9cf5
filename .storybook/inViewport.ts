import type { Loader } from '@storybook/react-vite';
import { viewports } from './viewports.ts';

declare global {
  interface Window {
    /** Given by the checks, where no toolbar sets the size of the frame. */
    setStoryViewport?: (width: number, height: number) => Promise<void>;
  }
}

const named = (name: unknown) => Object.entries(viewports).find(([key]) => key === name)?.[1];

/** In the checks, gives a story the window that its globals name. */
export const inViewport: Loader = async ({ globals }) => {
  const chosen: unknown = globals['viewport'];
  const value = typeof chosen === 'object' && chosen !== null && 'value' in chosen ? chosen.value : chosen;
  const size = named(value)?.styles;
  if (size) await window.setStoryViewport?.(parseInt(size.width), parseInt(size.height));
};
