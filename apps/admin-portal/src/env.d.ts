import type { RawSettings } from '@laundry/brand';

declare global {
  /** The settings and Vite's own variables, at build time. */
  interface ImportMetaEnv extends RawSettings {
    readonly MODE: string;
  }
}
