const format = new Intl.DateTimeFormat('es-UY', {
  timeZone: 'America/Montevideo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant as people here read it: 14/03/2026 15:32 (decisions 23 and 24). */
export function montevideoInstant(at: Date): string {
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${part['day']}/${part['month']}/${part['year']} ${part['hour']}:${part['minute']}`;
}
