/** The page that a URL asks for, from 0; whatever is no page is the first. */
export function pageOf(search: string): number {
  const said = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(said) ? Number(said) - 1 : 0;
}
