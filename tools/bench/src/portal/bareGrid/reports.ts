/** Where the bare page finds the session's token in the local storage. */
export const TOKEN = 'bench.token';

/** As many as the portal's own pages have (spec §9). */
export const ROWS_OF_A_PAGE = 50;

/** The bare page of transactions; every other address is the bare page of uses. */
export const TRANSACTIONS = '/transactions';

/** A report's answer, asked for as the page's own address has it. */
export function fetchReport(report: string, more: Readonly<Record<string, number>> = {}): Promise<Response> {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(more)) query.set(name, String(value));
  return fetch(`/api/v1/reports/${report}?${query}`, {
    headers: { authorization: `Bearer ${localStorage.getItem(TOKEN) ?? ''}` },
  });
}
