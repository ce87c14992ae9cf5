/**
 * `YYYY-MM-DD`, whole or as far as it is typed; its year is past twelve, so that no day and month look like
 * it.
 */
const ISO_DAY = /^20\/?(1[3-9]|[2-9]\d)-(\d{0,2})(?:-(\d{0,2}))?$/;

/** How many digits day, month and year have. */
const SIZES = [2, 2, 4] as const;

/**
 * A day as it is typed: digits fall into DD/MM/YYYY, separators of any kind become its slashes, and a whole
 * `YYYY-MM-DD` (pasted, filled in by a program) is turned round.
 */
export function maskDay(typed: string): string {
  const iso = ISO_DAY.exec(typed.trim());
  if (iso) {
    const [, year = '', month = '', day] = iso;
    if (day?.length === 2) return `${day}/${month}/20${year}`;
    return `20${year}-${month}${day === undefined ? '' : `-${day}`}`;
  }
  const groups = [''];
  for (const sign of typed) {
    const last = groups.length - 1;
    const group = groups[last] ?? '';
    const isDigit = /\d/.test(sign);
    if (isDigit && group.length < (SIZES[last] ?? 0)) groups[last] = group + sign;
    else if (last < 2 && group !== '') groups.push(isDigit ? sign : '');
  }
  return groups.join('/');
}

/** The calendar day of a text `D/M/YYYY`, as `YYYY-MM-DD`; undefined where there is no such day. */
export function toIsoDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${iso}T00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : undefined;
}
