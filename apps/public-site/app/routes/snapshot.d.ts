/** Provided by the build (build-steps/snapshot.ts). */
declare module 'virtual:snapshot' {
  import type { BrandingItem, Laundromat } from '@laundry/api-contract';

  /** Public answers of the API at build time, by call. */
  export const snapshot: {
    readonly laundromats: readonly Laundromat[];
    readonly brandingItems: readonly BrandingItem[];
  };
}
