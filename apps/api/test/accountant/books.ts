/** Administrations and buildings are list indexes, days YYYY-MM-DD, months YYYY-MM, money is in cents. */
export type MachineKind = 'WASHER' | 'DRYER';

export interface BookedUse {
  readonly building: number;
  readonly at: string;
  readonly day: string;
  readonly card: string;
  readonly unit: string | null;
  readonly kind: MachineKind;
  readonly succeeded: boolean;
  /** What its card paid; null where it paid nothing. */
  readonly paid: number | null;
}

/** A payment, or a later movement of one: a refund, a chargeback, or a chargeback that was won. */
export interface BookedMoney {
  readonly building: number;
  readonly day: string;
  readonly cents: number;
  readonly share: number;
  readonly payer: string;
  /** The day on which the payment was confirmed. */
  readonly confirmedOn: string;
}

export interface BookedAdjustment {
  readonly administration: number;
  readonly building: number;
  /** The month in which it was made, and the closed month that it corrects. */
  readonly madeIn: string;
  readonly month: string;
  readonly cause: 'late-use' | 'price';
  /** The corrections of uses, payments and the share in them. */
  readonly cents: readonly number[];
}

export interface FirstBuilding {
  readonly id: string;
  readonly name: string;
  readonly splitting: boolean;
  readonly administration: number;
  readonly billing: 'prepaid' | 'postpaid';
  /** The administration's share, in percent. */
  readonly share: number;
  readonly price: number;
}

export const toMonth = (day: string): string => day.slice(0, 'YYYY-MM'.length);
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
export const inOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();

/** A percentage of an amount, rounded half up. */
export const roundedShare = (cents: number, percent: number): number =>
  Math.floor((cents * percent + 50) / 100);

/**
 * The books that an accountant would keep beside the product: a list of everything that happened, from which
 * each figure is computed anew. They follow the rules of the decisions, and use none of the product's code.
 */
export function openBooks(first: readonly FirstBuilding[]) {
  const places = [...first.keys()];
  const buildings = first.map(({ administration, billing, share }) => ({
    billing,
    share,
    /** Its administrations, each with its first day (D81). */
    periods: [{ administration, from: '' }],
  }));
  const prices = first.flatMap(({ price: cents }, building) =>
    (['WASHER', 'DRYER'] as const).map((kind) => ({ building, kind, from: '', cents })),
  );
  const uses: BookedUse[] = [];
  const money: BookedMoney[] = [];
  const adjustments: BookedAdjustment[] = [];
  /** The settled amounts of each building, including later adjustments. */
  const closed: { administration: number; month: string; settled: number[][] }[] = [];

  const findPeriod = (building: number, day: string) =>
    buildings[building]?.periods.findLast(({ from }) => from <= day);
  const belongsTo = (administration: number, { building, day }: { building: number; day: string }) =>
    findPeriod(building, day)?.administration === administration;

  const findPrice = (building: number, kind: MachineKind, day: string): number =>
    prices
      .filter((price) => price.building === building && price.kind === kind && price.from <= day)
      .toSorted((left, right) => left.from.localeCompare(right.from))
      .at(-1)?.cents ?? 0;
  /** A use keeps the price that its card paid; an unpaid one costs the price of its day (D80). */
  const findCost = ({ building, kind, day, succeeded, paid }: BookedUse): number =>
    succeeded ? (paid ?? findPrice(building, kind, day)) : 0;

  const inMonth = <Row extends { building: number; day: string }>(
    rows: readonly Row[],
    administration: number,
    building: number,
    month: string,
  ) =>
    rows.filter(
      (row) => row.building === building && toMonth(row.day) === month && belongsTo(administration, row),
    );

  /** The totals of a building's month; of each unit its number, failed uses and cents. */
  function sumFigures(administration: number, building: number, month: string) {
    const used = inMonth(uses, administration, building, month);
    const paid = inMonth(money, administration, building, month);
    const ofKind = (kind: MachineKind) => {
      const successes = used.filter((use) => use.succeeded && use.kind === kind);
      return [successes.length, sum(successes.map(findCost))];
    };
    const failures = (rows: readonly BookedUse[]) => rows.filter(({ succeeded }) => !succeeded).length;
    return {
      washes: ofKind('WASHER'),
      dries: ofKind('DRYER'),
      failed: failures(used),
      prepaid: [paid.length, sum(paid.map(({ cents }) => cents)), sum(paid.map(({ share }) => share))],
      units: inOrder(
        [...Map.groupBy(used, ({ unit }) => unit)].map(([unit, rows]) => [
          unit,
          failures(rows),
          sum(rows.map(findCost)),
        ]),
      ),
    };
  }

  /** The amounts of a building's month that adjustments may correct. */
  function settle(administration: number, building: number, month: string): number[] {
    const paid = inMonth(money, administration, building, month);
    return [
      sum(inMonth(uses, administration, building, month).map(findCost)),
      sum(paid.map(({ cents }) => cents)),
      sum(paid.map(({ share }) => share)),
    ];
  }

  return {
    buildings,
    uses,
    money,
    adjustments,
    findCost,
    findPrice,
    sumFigures,
    settle,
    belongsTo,

    /** The buildings that belonged to an administration on any day of a period. */
    listBuildings: (administration: number, from: string, to: string) =>
      places.filter((building) =>
        buildings[building]?.periods.some(
          (period, place, all) =>
            period.administration === administration &&
            period.from <= to &&
            (all[place + 1]?.from ?? '9') > from,
        ),
      ),

    /** The payer that a report names; '' where the payment was confirmed in another's days (D81). */
    payerIn: ({ building, day, payer, confirmedOn }: BookedMoney): string =>
      findPeriod(building, confirmedOn)?.administration === findPeriod(building, day)?.administration
        ? payer
        : '',

    setPrice: (building: number, kind: MachineKind, from: string, cents: number) =>
      prices.push({ building, kind, from, cents }),

    /** Changes a building's administration from a day on, and drops earlier decisions for the future. */
    move: (building: number, administration: number, from: string, today: string) => {
      const own = buildings[building];
      const last = own?.periods.at(-1);
      if (!own || !last) return;
      const isDecided = last.administration === administration && (last.from <= today || last.from === from);
      if (isDecided) return;
      const kept = own.periods.filter((period) => period.from <= today && period.from !== from);
      if (kept.at(-1)?.administration !== administration) kept.push({ administration, from });
      own.periods = kept;
    },

    close: (administration: number, month: string) =>
      closed.push({
        administration,
        month,
        settled: places.map((building) => settle(administration, building, month)),
      }),

    /** Whether an administration has a use or a payment in a month or before. */
    hasRowsUntil: (administration: number, month: string) =>
      [...uses, ...money].some((row) => toMonth(row.day) <= month && belongsTo(administration, row)),

    /** Books adjustments for the closed months whose totals have changed (D80). */
    adjust: (cause: BookedAdjustment['cause'], madeIn: string) => {
      for (const { administration, month, settled } of closed)
        for (const [building, was] of settled.entries()) {
          const is = settle(administration, building, month);
          const cents = is.map((now, place) => now - (was[place] ?? 0));
          if (cents.every((each) => each === 0)) continue;
          settled[building] = is;
          adjustments.push({ administration, building, madeIn, month, cause, cents });
        }
    },
  };
}

export type Books = ReturnType<typeof openBooks>;
