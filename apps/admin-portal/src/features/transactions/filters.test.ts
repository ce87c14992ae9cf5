import { transactionsReport } from '@laundry/strings';
import { checkFilters, fieldsOf, isDay, searchOf, urlOf } from './filters.ts';

const january = { from: '2026-01-01', to: '2026-01-31', building: 'b-1' };

describe('the filters', () => {
  it('are all mandatory', () => {
    for (const name of ['from', 'to', 'building'] as const)
      expect(checkFilters({ ...january, [name]: ' ' })).toEqual({
        kind: 'wrong',
        problem: 'Los 3 filtros son mandatorios para este reporte',
      });
  });

  it('go to the URL and back', () => {
    expect(searchOf(urlOf(january))).toEqual({ kind: 'query', query: january });
    expect(searchOf('')).toEqual({ kind: 'none' });
    expect(searchOf('?utm=x')).toEqual({ kind: 'none' });
  });

  it.each([
    ['?from=2026-02-30&to=2026-03-01&building=b', transactionsReport.malformedDay],
    ['?from=ayer&to=hoy&building=b', transactionsReport.malformedDay],
    ['?from=2026-03-02&to=2026-03-01&building=b', transactionsReport.disordered],
    ['?from=2026-03-02', transactionsReport.incomplete],
  ])('refuse the URL %s with a text', (search, problem) => {
    expect(searchOf(search)).toEqual({ kind: 'wrong', problem });
  });

  it('show what is usable of a URL', () => {
    expect(fieldsOf('?from=ayer&to=2026-03-01&building=b')).toEqual({
      from: '',
      to: '2026-03-01',
      building: 'b',
    });
  });

  it.each(['2024-02-29', '2026-12-31'])('know the day %s', (day) => expect(isDay(day)).toBe(true));
  it.each(['2026-02-29', '2026-13-01', '20260101', '+002026-01-01', ''])('know no day %s', (day) =>
    expect(isDay(day)).toBe(false),
  );
});
