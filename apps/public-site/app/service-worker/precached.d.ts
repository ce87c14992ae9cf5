/** Written by the build (build-steps/buildServiceWorker.ts). */
declare module 'virtual:precached' {
  /** What is kept on the device: addresses, with a revision where the address does not carry one. */
  export const PRECACHED: readonly { url: string; revision: string | null }[];
  /** What is shown in the place of a page that cannot be had. */
  export const OFFLINE_PAGE: string;
}
