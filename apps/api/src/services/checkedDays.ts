const DAY_MS = 86_400_000;
const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montevideo' });

/** The Montevideo day of a moment (D23), `YYYY-MM-DD`. */
export const montevideoDay = (at: Date): string => format.format(at);

/** The Montevideo days from `days` ago until now, the oldest first. */
export const daysUntil = (now: Date, days: number): string[] =>
  Array.from({ length: days + 1 }, (_, index) =>
    montevideoDay(new Date(now.getTime() - (days - index) * DAY_MS)),
  );
