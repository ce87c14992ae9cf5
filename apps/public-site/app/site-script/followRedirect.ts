/**
 * Follows the link of a page that only leads elsewhere, with the query and the fragment that it was opened
 * with.
 */
export function followRedirect(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-redirect]');
  if (link) location.replace(`${link.href}${location.search}${location.hash}`);
}
