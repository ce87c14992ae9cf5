import { montevideoDay } from '@laundry/strings/format';
import fc from 'fast-check';
import { runThrough } from '../company/companyFixture.ts';
import { mercadoPagoPays } from '../payments/notify.ts';
import { roundedShare, toMonth } from './books.ts';
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

/** A kind of happening: its weight among all, and arbitraries for its fields. */
const often = <Fields extends object>(
  weight: number,
  fields: {
    [Name in keyof Fields]: fc.Arbitrary<Fields[Name]>;
  },
) => ({ weight, fields: fc.record(fields) });

const KINDS = {
  topUp: often(5, {
    building,
    card: place,
    cents: fc.integer({ min: 10_001, max: 99_999 }),
    counter: fc.boolean(),
    paidAfterDays: days(40),
  }),
  giveBack: often(6, {
    payment: fc.nat({ max: 20 }),
    how: fc.constantFrom('refund', 'refund by the company', 'chargeback', 'chargeback won'),
    percent: fc.constantFrom(1, 37, 100),
  }),
  uses: often(6, {
    building,
    machine: place,
    card: place,
    each: fc.array(
      fc.record({ daysAgo: days(59), at: fc.constantFrom('first', 'now', 'last'), failed: fc.boolean() }),
      { minLength: 1, maxLength: 3 },
    ),
    twice: fc.boolean(),
  }),
  price: often(4, {
    building,
    kind,
    fromInDays: fc.integer({ min: -120, max: 20 }),
    cents: fc.integer({ min: 1000, max: 30_000 }),
  }),
  machine: often(2, { building, machine: place, kind }),
  billing: often(1, { building, billing: fc.constantFrom('prepaid', 'postpaid') }),
  share: often(1, { building, percent: fc.constantFrom(0, 7, 50) }),
  move: often(4, { building, administration, inDays: days(40) }),
  /** Closes the previous month, of one administration or of all. */
  close: often(2, { administration: fc.option(administration) }),
} as const;
type What = keyof typeof KINDS;
type FieldsOf<Name extends What> =
  (typeof KINDS)[Name]['fields'] extends fc.Arbitrary<infer Fields> ? Fields : never;

/** Something that happens on a day of a month. */
export interface Happening {
  readonly day: number;
  readonly hour: number;
  readonly what: What;
  readonly fields: object;
}

const happening = fc.oneof(
  ...(Object.keys(KINDS) as What[]).map((what) => ({
    weight: KINDS[what].weight,
    arbitrary: fc.record<Happening>({
      day: fc.integer({ min: 1, max: 31 }),
      // After midnight, by day, and in the evening, when the next day has begun in UTC.
      hour: fc.constantFrom(0, 9, 22),
      what: fc.constant(what),
      fields: KINDS[what].fields as fc.Arbitrary<object>,
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

async function confirm(year: Year, paid: Omit<PaidTopUp, 'percent' | 'confirmedOn'>): Promise<void> {
  const percent = year.books.buildings[paid.building]?.share ?? 0;
  const payment = { ...paid, percent, confirmedOn: year.today() };
  await tell(year, payment);
  year.payments.push(payment);
  bookMoney(year, payment, 0);
}

/** The moment of the n-th use: n seconds after its day began, before it ended, or before this time of day. */
function momentOfUse(year: Year, { daysAgo, at }: FieldsOf<'uses'>['each'][number], n: number): Date {
  if (at === 'now') return new Date(year.app.clock().getTime() - daysAgo * 86_400_000 - n * 1000);
  const midnight = Date.parse(`${dayAfter(year.today(), -daysAgo)}T00:00:00-03:00`);
  // The last moments of today are still to come.
  return new Date(midnight + (at === 'first' || daysAgo === 0 ? n * 1000 : 86_400_000 - 1 - n * 1000));
}

const setBuilding = ({ company }: Year, of: number, cells: object) =>
  company({ kind: 'buildings', reference: BUILDINGS[of]?.id, ...cells });

/** Carries out each kind of happening, by the calls that people and machines use, and books it. */
export const HAPPEN: { readonly [Name in What]: (year: Year, fields: FieldsOf<Name>) => Promise<unknown> } = {
  topUp: async (year, { building: of, card, cents, counter, paidAfterDays }) => {
    const payer = `Ana ${year.nextNumber()}`;
    const isCounter = counter && BUILDINGS[of]?.splitting === false;
    const id = await year.app.createTopUp({
      uid: CARDS[of]?.[card]?.uid,
      amount: cents / 100,
      name: payer,
      ...(isCounter ? { channel: 'RedPagos', tipoDoc: 1, nroDoc: '12345672' } : {}),
    });
    const paid = { id, number: year.nextNumber(), counter: isCounter, building: of, cents, payer };
    const payment = { ...paid, refunded: 0, chargedBack: false };
    year.later(paidAfterDays, () => confirm(year, payment));
  },

  giveBack: async (year, { payment: which, how, percent }) => {
    const payment = year.payments[which % Math.max(1, year.payments.length)];
    if (!payment) return;
    const before = countHeld(payment);
    const isPossible = how === 'chargeback won' ? payment.chargedBack : before > 0;
    if (!isPossible) return;
    const cents = Math.ceil((before * percent) / 100);
    if (how.startsWith('refund')) payment.refunded += cents;
    else payment.chargedBack = how === 'chargeback';
    const manual = { payment: payment.id, amount: cents / 100, by: 'Eva Paz', reason: 'Se devolvió' };
    await (how === 'refund by the company' ? runThrough(year.app, 'refund', manual) : tell(year, payment));
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
      const day = montevideoDay(new Date(at));
      const succeeded = result === 'Exitoso';
      const paid = isPrepaid && succeeded ? books.findPrice(of, used, day) : null;
      const use = { building: of, at, day, card: uid, unit: card?.unit ?? null, kind: used };
      books.uses.push({ ...use, succeeded, paid });
    }
    year.books.adjust('late-use', toMonth(year.today()));
  },

  price: async (year, { building: of, kind: machine_type, fromInDays, cents }) => {
    const from = dayAfter(year.today(), fromInDays);
    const price = { machine_type, valid_from: from, price: String(cents / 100) };
    await year.company({ kind: 'prices', building: BUILDINGS[of]?.id, ...price });
    year.books.setPrice(of, machine_type, from, cents);
    year.books.adjust('price', toMonth(year.today()));
  },

  machine: async (year, { building: of, machine, kind: machine_type }) => {
    await year.company({ kind: 'machines', reference: machineReference(of, machine), machine_type });
    year.kinds[of]?.splice(machine, 1, machine_type);
  },

  billing: async (year, { building: of, billing }) => {
    await setBuilding(year, of, { billing });
    Object.assign(year.books.buildings[of] ?? {}, { billing });
  },

  share: async (year, { building: of, percent }) => {
    await setBuilding(year, of, { income_share: String(percent) });
    Object.assign(year.books.buildings[of] ?? {}, { share: percent });
  },

  move: async (year, { building: of, administration: to, inDays }) => {
    const from = dayAfter(year.today(), inDays);
    await setBuilding(year, of, { administration: ADMINISTRATIONS[to]?.id, from });
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
