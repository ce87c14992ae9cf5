import { TOKEN } from './kept.ts';

/** A report's answer, asked for as the page's own address has it. */
export function ask(report: string, more: Readonly<Record<string, number>> = {}): Promise<Response> {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(more)) query.set(name, String(value));
  return fetch(`/api/v1/reports/${report}?${query}`, {
    headers: { authorization: `Bearer ${localStorage.getItem(TOKEN) ?? ''}` },
  });
}
