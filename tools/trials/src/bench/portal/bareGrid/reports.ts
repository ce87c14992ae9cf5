/** The portal's own session (spec §3). */
const { session } = JSON.parse(localStorage.getItem('laundry.session') ?? '{}') as {
  session: { token: string };
};

/** The number of rows of a page, the same as in the portal (spec §9). */
export const ROWS_OF_A_PAGE = 50;

/** Fetches a report with the query of the page's own address. */
export function fetchReport(report: string, more: Readonly<Record<string, number>> = {}): Promise<Response> {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(more)) query.set(name, String(value));
  return fetch(`/api/v1/reports/${report}?${query}`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
}
