/** Administrations and buildings are list indexes, days YYYY-MM-DD, months YYYY-MM, money is in cents. */
export type MachineKind = 'WASHER' | 'DRYER';
export type Cause = 'late-use' | 'price';

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

/** The totals of a building's month. */
export interface Figures {
  readonly washes: readonly [count: number, cents: number];
  readonly dries: readonly [count: number, cents: number];
  readonly failed: number;
  readonly prepaid: readonly [count: number, cents: number, share: number];
  /** Number, failed uses and cents of each unit. */
  readonly units: readonly (readonly [string | null, number, number])[];
}

/** The amounts of a building's month that adjustments may correct. */
export interface Money {
  readonly uses: number;
  readonly prepaid: number;
  readonly share: number;
}

export interface BookedAdjustment extends Money {
  readonly administration: number;
  readonly building: number;
  /** The month in which it was made, and the closed month that it corrects. */
  readonly madeIn: string;
  readonly month: string;
  readonly cause: Cause;
}

export interface FirstBuilding {
  readonly administration: number;
  readonly billing: 'prepaid' | 'postpaid';
  /** The administration's share, in percent. */
  readonly share: number;
  readonly price: number;
}

export const toMonth = (day: string): string => day.slice(0, 'YYYY-MM'.length);
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

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
  /** By administration and month: the settled amounts of each building, including later adjustments. */
  const closed = new Map<string, { administration: number; month: string; settled: Money[] }>();

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

  function sumFigures(administration: number, building: number, month: string): Figures {
    const used = inMonth(uses, administration, building, month);
    const paid = inMonth(money, administration, building, month);
    const ofKind = (kind: MachineKind) => {
      const successes = used.filter((use) => use.succeeded && use.kind === kind);
      return [successes.length, sum(successes.map(findCost))] as const;
    };
    const failures = (rows: readonly BookedUse[]) => rows.filter(({ succeeded }) => !succeeded).length;
    return {
      washes: ofKind('WASHER'),
      dries: ofKind('DRYER'),
      failed: failures(used),
      prepaid: [
        paid.length,
        sum(paid.map(({ cents }) => cents)),
        sum(paid.map(({ share }) => share)),
      ] as const,
      units: [...Map.groupBy(used, ({ unit }) => unit)].map(
        ([unit, rows]) => [unit, failures(rows), sum(rows.map(findCost))] as const,
      ),
    };
  }

  function settle(administration: number, building: number, month: string): Money {
    const { washes, dries, prepaid } = sumFigures(administration, building, month);
    return { uses: washes[1] + dries[1], prepaid: prepaid[1], share: prepaid[2] };
  }

  return {
    buildings,
    uses,
    money,
    adjustments,
    findCost,
    findPrice,
    sumFigures,
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

    setPrice: (building: number, kind: MachineKind, from: string, cents: number) => {
      const same = prices.findIndex(
        (price) => price.building === building && price.kind === kind && price.from === from,
      );
      prices.splice(same === -1 ? prices.length : same, same === -1 ? 0 : 1, { building, kind, from, cents });
    },

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

    isClosed: (administration: number, month: string) => closed.has(`${administration} ${month}`),
    closedMonths: () => [...closed.values()],
    close: (administration: number, month: string) => {
      const settled = places.map((building) => settle(administration, building, month));
      closed.set(`${administration} ${month}`, { administration, month, settled });
    },

    /** Whether an administration has a use or a payment in a month or before. */
    hasRowsUntil: (administration: number, month: string) =>
      [...uses, ...money].some((row) => toMonth(row.day) <= month && belongsTo(administration, row)),

    /** Books adjustments for the closed months whose totals have changed (D80). */
    adjust: (cause: Cause, madeIn: string) => {
      for (const { administration, month, settled } of closed.values())
        for (const building of places) {
          const [was, is] = [settled[building], settle(administration, building, month)];
          if (!was) continue;
          const difference = {
            uses: is.uses - was.uses,
            prepaid: is.prepaid - was.prepaid,
            share: is.share - was.share,
          };
          if (Object.values(difference).every((cents) => cents === 0)) continue;
          settled[building] = is;
          adjustments.push({ administration, building, madeIn, month, cause, ...difference });
        }
    },
  };
}

export type Books = ReturnType<typeof openBooks>;
