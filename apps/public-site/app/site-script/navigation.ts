import { paths } from '../paths.ts';
import { reloadWhenReachable } from './reloadWhenReachable.ts';

/** Focuses the heading after a navigation from another page of the site, as the portal does. */
export function focusHeadingOnArrival(): void {
  const navigation = performance.getEntriesByType('navigation')[0];
  const arrived = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  const fromHere = document.referrer !== '' && new URL(document.referrer).origin === location.origin;
  if (arrived && fromHere && location.hash === '')
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}

/** Follows the link of a redirecting page, with the query and the fragment of its address. */
export function followRedirect(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-redirect]');
  if (link) location.replace(`${link.href}${location.search}${location.hash}`);
}

/**
 * Where the offline page is shown at another page's address, reloads that once there is a network: when the
 * home page, which the device does not store, can be fetched. At its own address the offline page stays.
 */
export function openWantedPage(): void {
  const standsIn = document.querySelector('[data-reload]') && !location.pathname.startsWith(paths.offline);
  if (standsIn) void reloadWhenReachable([paths.home]);
}

const FORWARDED_PARAMS = ['building', 'machine'];
const TARGET_LINKS = [paths.failuresHelp, paths.reportFailure].map((path) => `a[href^="${path}"]`).join();

/** Adds the machine in a sticker's address to the links to help and to the failure report. */
export function forwardMachineQuery(): void {
  const here = new URLSearchParams(location.search);
  const known = FORWARDED_PARAMS.filter((name) => here.has(name));
  if (known.length === 0) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(TARGET_LINKS)) {
    const to = new URL(link.href);
    for (const name of known) if (!to.searchParams.has(name)) to.searchParams.set(name, here.get(name) ?? '');
    link.href = to.href;
  }
}
