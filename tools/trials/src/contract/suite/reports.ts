import { randomUUID } from 'node:crypto';
import { expectOutcome, expectThat } from '../ask.ts';
import type { Check, Context } from './check.ts';

const DAY_MS = 86_400_000;
/** The number of days that reports cover in the checks. */
const DAYS = 60;

/** The date so many days ago, YYYY-MM-DD. */
export const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** A report's mandatory filters: the first building of the administrator, for the last days. */
export const period = ({ facts }: Context): Record<string, string> => ({
  from: dayBefore(DAYS),
  to: dayBefore(0),
  building: facts.buildingId,
});

type ReportName = 'reportUses' | 'usesSummary' | 'reportTransactions' | 'transactionsSummary';

const asks = async (context: Context, name: ReportName, fields: Record<string, string>) =>
  context.ask(name, { token: context.facts.token, query: { ...period(context), ...fields } });

/** What every report must refuse (D23, D28). */
export const reportChecks = (name: ReportName): Check[] => [
  {
    name: 'days in the wrong order',
    run: async (context) => {
      const days = { from: dayBefore(0), to: dayBefore(DAYS) };
      expectOutcome(await asks(context, name, days), '422 ex_invalid_field');
    },
  },
  {
    name: 'a day that does not exist',
    run: async (context) => {
      expectOutcome(await asks(context, name, { from: '2026-02-30' }), '422 ex_invalid_field');
    },
  },
  {
    name: "another administration's building",
    run: async (context) => {
      const building = context.facts.otherBuildingId;
      expectOutcome(await asks(context, name, { building }), '404 ex_not_found');
    },
  },
];

const idsOf = (json: unknown) => (json as { id: string }[]).map(({ id }) => id);

/** What a settlement must refuse, and that it has exactly the administration's buildings (D52, D53). */
export const settlementChecks: readonly Check[] = [
  {
    name: 'a month that does not exist',
    run: async ({ ask, facts }) => {
      const query = { month: '2026-13', building: facts.buildingId };
      expectOutcome(await ask('settlement', { token: facts.token, query }), '422 ex_invalid_field');
    },
  },
  {
    name: 'all buildings',
    run: async ({ ask, facts }) => {
      const month = dayBefore(0).slice(0, 'YYYY-MM'.length);
      const sent = { token: facts.token, query: { month, building: 'all' } };
      const { buildings } = expectOutcome(await ask('settlement', sent), '200').json as {
        buildings: unknown;
      };
      const settled = idsOf(buildings);
      expectThat(settled.includes(facts.buildingId), 'an own building is missing');
      expectThat(!settled.includes(facts.otherBuildingId), "another administration's building is there");
    },
  },
];

/** The rules of paging (D10, D34). */
export const pagingChecks: readonly Check[] = [
  {
    name: 'pages follow one another, newest first, and X-Total-Count has all of them',
    run: async (context) => {
      const page = async (number: number) => {
        const answer = await asks(context, 'reportUses', { page: String(number), perPage: '5' });
        return expectOutcome(answer, '200');
      };
      const [one, two] = [await page(1), await page(2)];
      const ids = [...idsOf(one.json), ...idsOf(two.json)];
      expectThat(new Set(ids).size === ids.length, 'a record stands on both pages');
      const total = one.headers['x-total-count'];
      expectThat(total === undefined || Number(total) >= ids.length, 'X-Total-Count is too small');
      const times = [one, two].flatMap(({ json }) =>
        (json as { timestamp: string }[]).map((use) => use.timestamp),
      );
      expectThat(times.join() === times.toSorted().toReversed().join(), 'the newest is not first');
    },
  },
  {
    name: 'a page after the last one is empty',
    run: async (context) => {
      const answer = await asks(context, 'reportUses', { page: '100000', perPage: '1000' });
      expectThat(expectOutcome(answer, '200').text === '[]', 'it is not empty');
    },
  },
  ...[
    { perPage: '1001' },
    { perPage: '0' },
    { page: '0' },
    { page: '-1' },
    { page: 'x' },
    { page: '1.5' },
  ].map((query) => ({
    name: JSON.stringify(query),
    run: async (context: Context) => {
      expectOutcome(await asks(context, 'reportUses', query), '422 ex_invalid_field');
    },
  })),
];

export const splitChecks: readonly Check[] = [
  {
    name: 'with split=true, some of all',
    run: async ({ ask, facts }) => {
      const of = async (query: Record<string, string>) => {
        const sent = { token: facts.token, parameters: { adminId: facts.adminId }, query };
        return idsOf(expectOutcome(await ask('administrationBuildings', sent), '200').json);
      };
      const all = new Set(await of({}));
      expectThat(
        (await of({ split: 'true' })).every((id) => all.has(id)),
        'split names other buildings',
      );
    },
  },
];

const sentReport = async ({ ask, options }: Context, fields: Record<string, string>) => {
  const email = `contrato.${randomUUID()}@demo.example`;
  return ask('sendReportByUid', {
    query: { card: options.card, email, recaptchaToken: options.reportCaptcha, ...fields },
  });
};

export const cardReportChecks: readonly Check[] = [
  {
    name: 'an unknown and a lost card',
    run: async (context) => {
      const { unknownCard, lostCard } = context.options;
      expectOutcome(await sentReport(context, { card: unknownCard }), '422 ex_card_not_found');
      expectOutcome(await sentReport(context, { card: lostCard }), '422 100');
    },
  },
  {
    name: 'a captcha that vouches for nothing',
    run: async (context) => {
      expectOutcome(await sentReport(context, { recaptchaToken: 'nothing' }), '422 ex_captcha_refused');
    },
  },
];
