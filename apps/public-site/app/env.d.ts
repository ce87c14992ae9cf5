import type { RawSettings } from '@laundry/brand';

declare global {
  // Settings at build time, provided by Vite.
  interface ImportMetaEnv extends RawSettings {
    readonly MODE: string;
  }
}
