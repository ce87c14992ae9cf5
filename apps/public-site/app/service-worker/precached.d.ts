/** Written by the build (build-steps/buildServiceWorker.ts). */
declare module 'virtual:precached' {
  /** The files stored on the device: URLs, with a revision where the URL has no hash. */
  export const PRECACHED: readonly { url: string; revision: string | null }[];
  /** The page shown instead of one that is unavailable. */
  export const OFFLINE_PAGE: string;
}
