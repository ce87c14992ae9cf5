/**
 * After coming from another page of the site, the new page's heading has the focus, as on the pages that
 * React shows.
 */
export function focusHeading(): void {
  const navigation = performance.getEntriesByType('navigation')[0];
  const arrived = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  const fromHere = document.referrer !== '' && new URL(document.referrer).origin === location.origin;
  if (arrived && fromHere && location.hash === '')
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}
