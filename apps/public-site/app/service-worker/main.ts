/// <reference lib="webworker" />
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { OFFLINE_PAGE, PRECACHED } from 'virtual:precached';

// Help and the top-up's first step are read without network; the rest says that there is none. A new version
// waits until the pages of the old one are closed, for they may still ask for its files.

const pageFileOf = ({ url }: { url: URL }): URL[] => [
  new URL(`${url.pathname.replace(/\/+$/, '')}/index.html`, url.origin),
];

cleanupOutdatedCaches();
precacheAndRoute([...PRECACHED], {
  ignoreURLParametersMatching: [/./],
  cleanURLs: false,
  urlManipulation: pageFileOf,
});
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      plugins: [{ handlerDidError: async () => (await matchPrecache(OFFLINE_PAGE)) ?? Response.error() }],
    }),
  ),
);
