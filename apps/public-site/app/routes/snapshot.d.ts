/** Given by the build (build-steps/snapshot.ts). */
declare module 'virtual:snapshot' {
  import type { BrandingItem, Laundromat } from '@laundry/api-contract';

  /** Public answers of the API as they were when the site was built, by the names of their calls. */
  export const snapshot: {
    readonly laundromats: readonly Laundromat[];
    readonly brandingItems: readonly BrandingItem[];
  };
}
