import fc from 'fast-check';
import { runThrough } from '../company/companyFixture.ts';
import { mercadoPagoPays } from '../payments/notify.ts';
import { roundedShare } from './books.ts';
import type { MachineKind } from './books.ts';
import { ADMINISTRATIONS, BUILDINGS, CARDS, dayAfter, machineReference, monthBefore } from './office.ts';
import type { Year } from './year.ts';

const building = fc.nat({ max: BUILDINGS.length - 1 });
const administration = fc.nat({ max: ADMINISTRATIONS.length - 1 });
/** The index of one of a building's two machines or cards. */
const place = fc.nat({ max: 1 });
const kind = fc.constantFrom<MachineKind>('WASHER', 'DRYER');
/** A number of days up to `max`, often 0. */
const days = (max: number) => fc.oneof(fc.constant(0), fc.nat({ max }));

/** The kinds of happenings, with arbitraries for their fields. */
const FIELDS = {
  topUp: fc.record({
    building,
    card: place,
    cents: fc.integer({ min: 10_001, max: 99_999 }),
    counter: fc.boolean(),
    paidAfterDays: days(40),
  }),
  giveBack: fc.record({
    payment: fc.nat({ max: 20 }),
    how: fc.constantFrom('refund', 'refund by the company', 'chargeback', 'chargeback won'),
    percent: fc.constantFrom(1, 37, 100),
  }),
  uses: fc.record({
    building,
    machine: place,
    card: place,
    each: fc.array(
      fc.record({ daysAgo: days(59), at: fc.constantFrom('first', 'now', 'last'), failed: fc.boolean() }),
      { minLength: 1, maxLength: 3 },
    ),
    twice: fc.boolean(),
  }),
  price: fc.record({
    building,
    kind,
    fromInDays: fc.integer({ min: -120, max: 20 }),
    cents: fc.integer({ min: 1000, max: 30_000 }),
  }),
  machine: fc.record({ building, machine: place, kind }),
  billing: fc.record({ building, billing: fc.constantFrom('prepaid', 'postpaid') }),
  share: fc.record({ building, percent: fc.constantFrom(0, 7, 50) }),
  move: fc.record({ building, administration, inDays: days(40) }),
  /** Closes the previous month, of one administration or of all. */
  close: fc.record({ administration: fc.option(administration) }),
} as const;
type What = keyof typeof FIELDS;
type FieldsOf<Name extends What> = (typeof FIELDS)[Name] extends fc.Arbitrary<infer Fields> ? Fields : never;

const WEIGHTS: Readonly<Record<What, number>> = {
  topUp: 5,
  giveBack: 6,
  uses: 6,
  price: 4,
  machine: 2,
  billing: 1,
  share: 1,
  move: 4,
  close: 2,
};

/** Something that happens on a day of a month. */
export interface Happening {
  readonly day: number;
  readonly hour: number;
  readonly what: What;
  readonly fields: object;
}

const happening = fc.oneof(
  ...(Object.keys(FIELDS) as What[]).map((what) => ({
    weight: WEIGHTS[what],
    arbitrary: fc.record<Happening>({
      day: fc.integer({ min: 1, max: 31 }),
      // After midnight, by day, and in the evening, when the next day has begun in UTC.
      hour: fc.constantFrom(0, 9, 22),
      what: fc.constant(what),
      fields: FIELDS[what] as fc.Arbitrary<object>,
    }),
  })),
);

/** A year: what happens in each of its months. */
export const anyYear = fc.array(fc.array(happening, { maxLength: 7, size: 'max' }), {
  minLength: 12,
  maxLength: 12,
});

export interface PaidTopUp {
  readonly id: string;
  readonly number: number;
  readonly counter: boolean;
  readonly building: number;
  readonly cents: number;
  readonly payer: string;
  /** The administration's share when it was confirmed, in percent, and the day of the confirmation. */
  readonly percent: number;
  readonly confirmedOn: string;
  refunded: number;
  chargedBack: boolean;
}

const countHeld = ({ cents, refunded, chargedBack }: PaidTopUp) => (chargedBack ? 0 : cents - refunded);

/** Has the provider notify a payment's current state. */
async function tell({ app }: Year, payment: PaidTopUp): Promise<void> {
  const { id, number, counter, cents, refunded, chargedBack } = payment;
  const { status } = await mercadoPagoPays(
    app,
    id,
    {
      id: number,
      status: chargedBack ? 'charged_back' : 'approved',
      transaction_amount: cents / 100,
      transaction_amount_refunded: refunded / 100,
      date_last_updated: app.clock().toISOString(),
    },
    counter ? 'redpagos' : 'mercadopago',
  );
  if (status !== 200) throw new Error(`the notification was answered by ${status}`);
}

/** Books what a payment's card gained or lost. */
function bookMoney({ books, today }: Year, payment: PaidTopUp, before: number): void {
  const { building: of, percent, payer, confirmedOn } = payment;
  const after = countHeld(payment);
  if (after === before) return;
  const share = roundedShare(after, percent) - roundedShare(before, percent);
  books.money.push({ building: of, day: today(), cents: after - before, share, payer, confirmedOn });
}

async function confirm(
  year: Year,
  paid: Pick<PaidTopUp, 'id' | 'number' | 'counter' | 'building' | 'cents' | 'payer'>,
): Promise<void> {
  const percent = year.books.buildings[paid.building]?.share ?? 0;
  const payment = { ...paid, percent, confirmedOn: year.today(), refunded: 0, chargedBack: false };
  await tell(year, payment);
  year.payments.push(payment);
  bookMoney(year, payment, 0);
}

/** Carries out each kind of refund or chargeback. */
const BACK: Readonly<
  Record<FieldsOf<'giveBack'>['how'], (year: Year, payment: PaidTopUp, cents: number) => Promise<unknown>>
> = {
  refund: (year, payment, cents) => {
    payment.refunded += cents;
    return tell(year, payment);
  },
  'refund by the company': (year, payment, cents) => {
    payment.refunded += cents;
    const manual = { payment: payment.id, amount: cents / 100, by: 'Eva Paz', reason: 'Se devolvió' };
    return runThrough(year.app, 'refund', manual);
  },
  chargeback: (year, payment) => {
    payment.chargedBack = true;
    return tell(year, payment);
  },
  'chargeback won': (year, payment) => {
    payment.chargedBack = false;
    return tell(year, payment);
  },
};

/** The moment of the n-th use: n seconds after its day began, before it ended, or before this time of day. */
function momentOfUse(year: Year, { daysAgo, at }: FieldsOf<'uses'>['each'][number], n: number): Date {
  if (at === 'now') return new Date(year.app.clock().getTime() - daysAgo * 86_400_000 - n * 1000);
  const midnight = Date.parse(`${dayAfter(year.today(), -daysAgo)}T00:00:00-03:00`);
  // The last moments of today are still to come.
  return new Date(midnight + (at === 'first' || daysAgo === 0 ? n * 1000 : 86_400_000 - 1 - n * 1000));
}

const record = (kindOfRecord: string, of: number, cells: object) => ({
  kind: kindOfRecord,
  ...(kindOfRecord === 'buildings' ? { reference: BUILDINGS[of]?.id } : { building: BUILDINGS[of]?.id }),
  ...cells,
});

/** Carries out each kind of happening, by the calls that people and machines use, and books it. */
export const HAPPEN: { readonly [Name in What]: (year: Year, fields: FieldsOf<Name>) => Promise<unknown> } = {
  topUp: async (year, { building: of, card, cents, counter, paidAfterDays }) => {
    const payer = `Ana ${year.nextNumber()}`;
    const isCounter = counter && BUILDINGS[of]?.splitting === false;
    const id = await year.createTopUp({
      uid: CARDS[of]?.[card]?.uid,
      amount: cents / 100,
      name: payer,
      ...(isCounter ? { channel: 'RedPagos', tipoDoc: 1, nroDoc: '12345672' } : {}),
    });
    const paid = { id, number: year.nextNumber(), counter: isCounter, building: of, cents, payer };
    year.later(paidAfterDays, `${payer} pays`, () => confirm(year, paid));
  },

  giveBack: async (year, { payment: which, how, percent }) => {
    const payment = year.payments[which % Math.max(1, year.payments.length)];
    if (!payment) return;
    const before = countHeld(payment);
    const isPossible = how === 'chargeback won' ? payment.chargedBack : before > 0;
    if (!isPossible) return;
    await BACK[how](year, payment, Math.ceil((before * percent) / 100));
    bookMoney(year, payment, before);
  },

  uses: async (year, { building: of, machine, card: place_, each, twice }) => {
    const { books, controllers, kinds } = year;
    const used = kinds[of]?.[machine] ?? 'WASHER';
    const card = CARDS[of]?.[place_];
    const isPrepaid = books.buildings[of]?.billing === 'prepaid';
    const reported = each.map((use, n) => ({
      id: `u${year.nextNumber()}`,
      machine: machineReference(of, machine),
      card: card?.uid ?? '',
      at: momentOfUse(year, use, n).toISOString(),
      result: use.failed ? 'Sin agua' : 'Exitoso',
    }));
    for (const accepted of twice ? [each.length, 0] : [each.length]) {
      const answer = await controllers[of]?.report(...reported);
      if (answer?.accepted !== accepted) throw new Error(JSON.stringify(answer));
    }
    for (const { at, card: uid, result } of reported) {
      const day = year.toDay(at);
      const succeeded = result === 'Exitoso';
      const paid = isPrepaid && succeeded ? books.findPrice(of, used, day) : null;
      books.uses.push({
        building: of,
        at,
        day,
        card: uid,
        unit: card?.unit ?? null,
        kind: used,
        succeeded,
        paid,
      });
    }
    year.adjust('late-use');
  },

  price: async (year, { building: of, kind: machine_type, fromInDays, cents }) => {
    const from = dayAfter(year.today(), fromInDays);
    await year.company(record('prices', of, { machine_type, valid_from: from, price: String(cents / 100) }));
    year.books.setPrice(of, machine_type, from, cents);
    year.adjust('price');
  },

  machine: async (year, { building: of, machine, kind: machine_type }) => {
    await year.company({ kind: 'machines', reference: machineReference(of, machine), machine_type });
    year.kinds[of]?.splice(machine, 1, machine_type);
  },

  billing: async (year, { building: of, billing }) => {
    await year.company(record('buildings', of, { billing }));
    Object.assign(year.books.buildings[of] ?? {}, { billing });
  },

  share: async (year, { building: of, percent }) => {
    await year.company(record('buildings', of, { income_share: String(percent) }));
    Object.assign(year.books.buildings[of] ?? {}, { share: percent });
  },

  move: async (year, { building: of, administration: to, inDays }) => {
    const from = dayAfter(year.today(), inDays);
    await year.company(record('buildings', of, { administration: ADMINISTRATIONS[to]?.id, from }));
    year.books.move(of, to, from, year.today());
  },

  close: async (year, { administration: who }) => {
    const month = monthBefore(year.today());
    const administration_ = who === null ? {} : { administration: ADMINISTRATIONS[who]?.id ?? '' };
    const close = { month, by: 'Eva Paz', reason: 'Está revisado', ...administration_ };
    await runThrough(year.app, 'closeMonth', close);
    await year.audit(dayAfter(year.today(), -31));
  },
};
