/// <reference lib="webworker" />
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import type { PrecacheEntry } from 'workbox-precaching';
import { paths } from '../paths.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The files to store, with a revision where the URL has no hash (build-steps/buildServiceWorker.ts). */
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
};

// Help and the top-up's first step are available offline; other pages show the offline page. A new version
// waits until the pages of the old one are closed, because these may still request its files.

const pageFileUrls = ({ url }: { url: URL }): URL[] => [
  new URL(`${url.pathname.replace(/\/+$/, '')}/index.html`, url.origin),
];

cleanupOutdatedCaches();
precacheAndRoute([...self.__WB_MANIFEST], {
  ignoreURLParametersMatching: [/./],
  cleanURLs: false,
  urlManipulation: pageFileUrls,
});
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      plugins: [
        {
          handlerDidError: async () =>
            (await matchPrecache(`${paths.offline}/index.html`)) ?? Response.error(),
        },
      ],
    }),
  ),
);
