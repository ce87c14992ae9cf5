import { paths } from '../paths.ts';

const CARRIED = ['building', 'machine'];
const TAKERS = [paths.failuresHelp, paths.reportFailure].map((path) => `a[href^="${path}"]`).join();

/** A sticker's address names a machine: the links to help and to the failure report pass it on. */
export function forwardMachineQuery(): void {
  const here = new URLSearchParams(location.search);
  const known = CARRIED.filter((name) => here.has(name));
  if (known.length === 0) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(TAKERS)) {
    const to = new URL(link.href);
    for (const name of known) if (!to.searchParams.has(name)) to.searchParams.set(name, here.get(name) ?? '');
    link.href = to.href;
  }
}
