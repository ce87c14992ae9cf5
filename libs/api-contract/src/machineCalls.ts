import * as v from 'valibot';
import { call } from './call.ts';
import type { Call } from './call.ts';
import { instant, pesos } from './fields.ts';

/** The most uses in a batch (D60). */
export const MAX_USES_IN_A_BATCH = 1000;

/** The reasons why a use is refused. */
export const USE_REFUSALS = [
  /** The controller's building has no such machine. */
  'unknown_machine',
  /** The machine is not of the reported kind. */
  'wrong_kind',
  /** No card has the code. */
  'unknown_card',
  /** The card belongs to another building. */
  'card_of_another_building',
  /** A successful use of a card that was blocked earlier. */
  'blocked_card',
  /** A successful use, reported immediately, that exceeds the card's balance. */
  'insufficient_balance',
  /** The reported time is in the future. */
  'clock_ahead',
  /** The reported time is earlier than controllers may report. */
  'clock_behind',
] as const;
export type UseRefusal = (typeof USE_REFUSALS)[number];

const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));

const ReportedUse = v.object({
  id: name,
  machine: name,
  card: name,
  at: instant,
  result: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  kind: v.optional(v.picklist(['WASHER', 'DRYER'])),
});
export type ReportedUse = v.InferOutput<typeof ReportedUse>;

const count = v.pipe(v.number(), v.integer());

/** The calls of buildings' controllers (`/machines`): signed, and never on the sites' host names (D60). */
export const machineCalls = {
  reportMachineUses: call({
    method: 'POST',
    path: '/machines/v1/uses',
    summary: 'Records the uses that a controller reports',
    access: 'controller',
    body: v.object({
      uses: v.pipe(v.array(ReportedUse), v.maxLength(MAX_USES_IN_A_BATCH)),
      numbered: v.optional(v.boolean()),
    }),
    success: 200,
    answer: v.object({
      accepted: count,
      duplicates: count,
      refused: v.array(v.object({ id: v.string(), reason: v.picklist(USE_REFUSALS) })),
    }),
  }),
  machineCards: call({
    method: 'GET',
    path: '/machines/v1/cards',
    summary: "Returns the changed cards of the controller's building",
    access: 'controller',
    query: v.object({ since: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))) }),
    success: 200,
    answer: v.object({
      cards: v.array(v.object({ card: v.string(), state: v.picklist(['active', 'lost']), balance: pesos })),
      next: v.string(),
      more: v.boolean(),
    }),
  }),
} as const satisfies Record<string, Call>;
