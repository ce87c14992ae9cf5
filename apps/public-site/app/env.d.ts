import type { RawSettings } from '@laundry/site-config';

declare global {
  // Settings at build time, provided by Vite.
  interface ImportMetaEnv extends RawSettings {
    readonly MODE: string;
  }
}
