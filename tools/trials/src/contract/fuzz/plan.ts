import fc from 'fast-check';
import { NAMES } from '../document.ts';
import { BREAKAGES } from './breakages.ts';
import type { BreakageName } from './breakages.ts';

/** The callers on whose behalf requests are sent. */
export const CALLERS = ['administrator', 'none', 'stranger', 'resident', 'garbage'] as const;
export type Caller = (typeof CALLERS)[number];

const KEYS = 500;

/** Values that have broken programs before, in addition to fast-check's own. */
const HOSTILE_VALUES: readonly unknown[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff',
    '\u202e',
    'x'.repeat(5000),
    '🧺'.repeat(300),
    '%00',
    '../../etc',
  ],
  ...[
    "'; drop table cards;--",
    '${7*7}',
    '<script>',
    '{"$ref":"#"}',
    '__proto__',
    'constructor',
    'NaN',
    '1e400',
  ],
  ...[0, -0, -1, 0.1, 1e-320, 1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63)],
  ...[null, true, [], {}, [[]], { toString: 1 }],
];

const oddValue = fc.oneof(
  fc.constantFrom(...HOSTILE_VALUES),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ stringUnit: 'binary', maxDepth: 3 }),
);

// Object.keys widens to string; the table's own keys are the names.
const breakage = fc.constantFrom(...(Object.keys(BREAKAGES) as BreakageName[]));

/** Together with the server's data, this determines a request completely. */
const plan = fc.record({
  name: fc.constantFrom(...NAMES),
  caller: fc.oneof(
    { weight: 6, arbitrary: fc.constant<Caller>('administrator') },
    { weight: 4, arbitrary: fc.constantFrom(...CALLERS) },
  ),
  /** The seed for the values of its schemas. */
  seed: fc.nat(),
  /** The percentage of fields that get an existing value where one is known. */
  knownPercent: fc.constantFrom(0, 50, 95, 100),
  example: fc.boolean(),
  /** The number of an idempotency key, or none; from a small range, so that keys repeat. */
  key: fc.option(fc.nat(KEYS), { nil: null }),
  // Two of five requests are valid; some of the others are broken twice.
  breakages: fc.oneof(
    { weight: 4, arbitrary: fc.constant<BreakageName[]>([]) },
    { weight: 5, arbitrary: fc.array(breakage, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(breakage, { minLength: 2, maxLength: 2 }) },
  ),
  /** Selects which of the possible positions is broken. */
  position: fc.nat(1000),
  /** The value that a breakage puts there. */
  oddValue,
});
export type Plan = Readonly<typeof plan extends fc.Arbitrary<infer Made> ? Made : never>;

/** Generates plans, always the same for the same seed. */
export const createPlans = (count: number, seed: number): Plan[] => fc.sample(plan, { numRuns: count, seed });
