import type { RawSettings } from '@laundry/site-config';

declare global {
  // Settings are read at build time: Vite puts them here.
  interface ImportMetaEnv extends RawSettings {
    readonly MODE: string;
  }
}
