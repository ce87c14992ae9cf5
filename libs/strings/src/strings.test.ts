import * as strings from './index.ts';

/** All texts within a value, without those that functions return. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listTexts);
  return [];
}

describe('the texts', () => {
  it('are never empty and have no stray spaces', () => {
    for (const text of listTexts(strings)) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
    }
  });

  it('keep a figure and its unit on one line', () => {
    const { demoData: _, ...shown } = strings;
    for (const text of listTexts(shown)) {
      // This text is quoted by the specification with a normal space (spec §8).
      if (text === strings.support.sent) continue;
      expect(text).not.toMatch(/\d (?:kg|G|RPM|minutos?|días?|mes|meses|usos?|años?|horas?)(?!\p{L})/u);
    }
    const { credit, dataTable, overview, report, transactionsReport, usesReport } = strings;
    expect(credit.payer.summary.whole(1)).toBe('1\u00a0uso');
    expect(usesReport.found(1500)).toBe('1.500\u00a0usos');
    expect(transactionsReport.found(1)).toBe('1\u00a0transacción');
    expect(dataTable.found(7)).toBe('7\u00a0resultados');
    expect(overview.waiting.total(2)).toMatch(/^2\u00a0residentes/);
    expect(report.waitMinutes(43)).toMatch(/43\u00a0minutos/);
  });

  it('do not break e-\u2060mail at its hyphen, except in literal texts', () => {
    const { demoData: _, errors: __, mails: ___, forgottenPassword, report, settlement, ...pages } = strings;
    const literal: readonly string[] = [forgottenPassword.sent, report.description, settlement.mail];
    for (const text of listTexts({ ...pages, forgottenPassword, report, settlement }))
      if (!literal.includes(text)) expect(text).not.toMatch(/\be-mail/);
  });
});
