import type { DocumentedName } from '@laundry/api-contract/openapi';
import fc from 'fast-check';
import { NAMES } from '../document.ts';
import { BREAKAGES } from './breakages.ts';
import type { BreakageName } from './breakages.ts';

/** The callers whose tokens requests carry. */
export const CALLERS = ['administrator', 'none', 'stranger', 'resident', 'garbage'] as const;
export type Caller = (typeof CALLERS)[number];

/** Everything that a request follows from, together with what there is at the server. */
export interface Plan {
  readonly name: DocumentedName;
  readonly caller: Caller;
  /** The seed of the values that its schemas are filled with. */
  readonly seed: number;
  /** How many of a hundred fields that could name something existing do so. */
  readonly knowing: number;
  readonly example: boolean;
  /** A UUID or none; few of them, so that some come again. */
  readonly key: number | null;
  readonly breakages: readonly BreakageName[];
  /** Which of the places that a breakage could hit it hits. */
  readonly place: number;
  /** What a breakage puts there. */
  readonly odd: unknown;
}

const KEYS = 500;

/** Values that have broken programs before, beside those that fast-check makes up. */
const ODD: readonly unknown[] = [
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

const odd = fc.oneof(
  fc.constantFrom(...ODD),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ stringUnit: 'binary', maxDepth: 3 }),
);

// Object.keys widens to string; the table's own keys are the names.
const breakage = fc.constantFrom(...(Object.keys(BREAKAGES) as BreakageName[]));

const plan: fc.Arbitrary<Plan> = fc.record({
  name: fc.constantFrom(...NAMES),
  caller: fc.oneof(
    { weight: 6, arbitrary: fc.constant<Caller>('administrator') },
    { weight: 4, arbitrary: fc.constantFrom(...CALLERS) },
  ),
  seed: fc.nat(),
  knowing: fc.constantFrom(0, 50, 95, 100),
  example: fc.boolean(),
  key: fc.option(fc.nat(KEYS), { nil: null }),
  // Two requests of five are valid ones; of the others some are broken twice.
  breakages: fc.oneof(
    { weight: 4, arbitrary: fc.constant<BreakageName[]>([]) },
    { weight: 5, arbitrary: fc.array(breakage, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(breakage, { minLength: 2, maxLength: 2 }) },
  ),
  place: fc.nat(1000),
  odd,
});

/** As many plans as asked for, always the same for the same seed. */
export const plansOf = (count: number, seed: number): Plan[] => fc.sample(plan, { numRuns: count, seed });
