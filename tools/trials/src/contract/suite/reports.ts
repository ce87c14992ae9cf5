import { randomUUID } from 'node:crypto';
import { expectOutcome, expectThat } from '../ask.ts';
import { answers, check } from './check.ts';
import type { Check, ChecksOfCalls, Context } from './check.ts';

const DAY_MS = 86_400_000;
/** The number of days that reports cover in the checks. */
const DAYS = 60;

/** The date a number of days ago, YYYY-MM-DD. */
export const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
/** The present month, YYYY-MM. */
export const thisMonth = () => dayBefore(0).slice(0, 'YYYY-MM'.length);

/** A report's mandatory filters: the first building of the administrator, for the last days. */
export const period = ({ facts }: Context): Record<string, string> => ({
  from: dayBefore(DAYS),
  to: dayBefore(0),
  building: facts.buildingId,
});

type ReportName = 'reportUses' | 'usesSummary' | 'reportTransactions' | 'transactionsSummary';

/** The input of a report, with additional or changed query fields. */
const report = (context: Context, fields: Record<string, string>) => ({
  token: context.facts.token,
  query: { ...period(context), ...fields },
});

/** What every report must refuse (D23, D28). */
const reportChecks = (call: ReportName): Check[] => [
  answers('days in the wrong order', call, '422 ex_invalid_field', (context) =>
    report(context, { from: dayBefore(0), to: dayBefore(DAYS) }),
  ),
  answers('a day that does not exist', call, '422 ex_invalid_field', (context) =>
    report(context, { from: '2026-02-30' }),
  ),
  answers("another administration's building", call, '404 ex_not_found', (context) =>
    report(context, { building: context.facts.otherBuildingId }),
  ),
];

const readIds = (json: unknown) => (json as { id: string }[]).map(({ id }) => id);

const WRONG_PAGES = [
  { perPage: '1001' },
  { perPage: '0' },
  { page: '0' },
  { page: '-1' },
  { page: 'x' },
  { page: '1.5' },
];

/** The rules of paging (D10, D34). */
const PAGING_CHECKS: readonly Check[] = [
  check('pages follow one another, newest first, and X-Total-Count has all of them', async (context) => {
    const page = async (number: string) =>
      expectOutcome(await context.ask('reportUses', report(context, { page: number, perPage: '5' })), '200');
    const [one, two] = [await page('1'), await page('2')];
    const ids = [...readIds(one.json), ...readIds(two.json)];
    expectThat(new Set(ids).size === ids.length, 'a record stands on both pages');
    const total = one.headers['x-total-count'];
    expectThat(total === undefined || Number(total) >= ids.length, 'X-Total-Count is too small');
    const times = [one, two].flatMap(({ json }) =>
      (json as { timestamp: string }[]).map((use) => use.timestamp),
    );
    expectThat(times.join() === times.toSorted().toReversed().join(), 'the newest is not first');
  }),
  check('a page after the last one is empty', async (context) => {
    const sent = report(context, { page: '100000', perPage: '1000' });
    expectThat(expectOutcome(await context.ask('reportUses', sent), '200').text === '[]', 'it is not empty');
  }),
  ...WRONG_PAGES.map((query) =>
    answers(JSON.stringify(query), 'reportUses', '422 ex_invalid_field', (context) => report(context, query)),
  ),
];

/** The input that sends a card's report, with changed fields. */
const sentReport = ({ options }: Context, fields: Record<string, string>) => ({
  query: {
    card: options.card,
    email: `contrato.${randomUUID()}@demo.example`,
    recaptchaToken: options['report-captcha'],
    ...fields,
  },
});

/** The requirements for reports and lists of buildings. */
export const REPORT_CHECKS: ChecksOfCalls = {
  reportUses: [...reportChecks('reportUses'), ...PAGING_CHECKS],
  usesSummary: reportChecks('usesSummary'),
  reportTransactions: reportChecks('reportTransactions'),
  transactionsSummary: reportChecks('transactionsSummary'),
  /** A settlement has exactly the administration's buildings (D52, D53). */
  settlement: [
    answers('a month that does not exist', 'settlement', '422 ex_invalid_field', ({ facts }) => ({
      token: facts.token,
      query: { month: '2026-13', building: facts.buildingId },
    })),
    check('all buildings', async ({ ask, facts }) => {
      const sent = { token: facts.token, query: { month: thisMonth(), building: 'all' } };
      const { json } = expectOutcome(await ask('settlement', sent), '200');
      const settled = readIds((json as { buildings: unknown }).buildings);
      expectThat(settled.includes(facts.buildingId), 'an own building is missing');
      expectThat(!settled.includes(facts.otherBuildingId), "another administration's building is there");
    }),
  ],
  administrationBuildings: [
    check('with split=true, some of all', async ({ ask, facts }) => {
      const of = async (query: Record<string, string>) => {
        const sent = { token: facts.token, parameters: { adminId: facts.adminId }, query };
        return readIds(expectOutcome(await ask('administrationBuildings', sent), '200').json);
      };
      const all = new Set(await of({}));
      const split = await of({ split: 'true' });
      expectThat(
        split.every((id) => all.has(id)),
        'split names other buildings',
      );
    }),
  ],
  sendReportByUid: [
    answers('an unknown card', 'sendReportByUid', '422 ex_card_not_found', (context) =>
      sentReport(context, { card: context.options['unknown-card'] }),
    ),
    answers('a lost card', 'sendReportByUid', '422 100', (context) =>
      sentReport(context, { card: context.options['lost-card'] }),
    ),
    answers('a captcha that vouches for nothing', 'sendReportByUid', '422 ex_captcha_refused', (context) =>
      sentReport(context, { recaptchaToken: 'nothing' }),
    ),
  ],
};
