import type { RawSettings } from '@laundry/brand';

declare global {
  /** What Vite hands to the built portal: the settings, and Vite's own. */
  interface ImportMetaEnv extends RawSettings {
    readonly MODE: string;
  }
}
