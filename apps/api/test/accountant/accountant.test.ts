import fc from 'fast-check';
import process from 'node:process';
import { anyYear } from './events.ts';
import { live } from './year.ts';

/** By default the same years in each run; ACCOUNTANT_YEARS sets a number of others (docs/commands.md). */
const asked = Number(process.env['ACCOUNTANT_YEARS'] ?? 0);
const YEARS = asked > 0 ? { numRuns: asked } : { numRuns: 8, seed: 2027 };
/** A year takes about 3 seconds, on a busy machine 30. Shrinking a failing one takes further time. */
const LIMIT_MS = YEARS.numRuns * 30_000 + 240_000;

it(
  'closed months stay as mailed, months and adjustments match the ledger, administrations see only own days',
  () =>
    fc.assert(fc.asyncProperty(anyYear, live), {
      ...YEARS,
      includeErrorInReport: true,
      plugins: [fc.interruptAfterTimeLimit(LIMIT_MS - 60_000, { failOnInterrupt: true })],
    }),
  LIMIT_MS,
);
