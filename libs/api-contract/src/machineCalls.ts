import * as v from 'valibot';
import { call } from './call.ts';
import type { DocumentedCall } from './call.ts';
import { EXAMPLE, FIELD } from './document/commonFields.ts';
import { instant, parseInstant, pesos } from './fields.ts';

/** The maximum number of uses in a batch (D60). */
export const MAX_USES_IN_A_BATCH = 1000;

/** The reasons why a use is refused; docs/api.md explains each. */
export const USE_REFUSALS = [
  'unknown_machine',
  'wrong_kind',
  'unknown_card',
  'card_of_another_building',
  'blocked_card',
  'insufficient_balance',
  'clock_ahead',
  'clock_behind',
] as const;
export type UseRefusal = (typeof USE_REFUSALS)[number];

const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));

/** Whether an instant's day exists: `Date` reads 31 November as 1 December. */
const isOnRealDay = (at: string) => parseInstant(`${at.slice(0, 10)}Z`).startsWith(at.slice(0, 10));

/**
 * The details of a use that a controller reports. Each is a column of the same name in the API's table of
 * uses, and may be in an imported use as well.
 */
export const UseDetails = v.object({
  at: v.pipe(instant, v.check(isOnRealDay), v.transform<string, string>(parseInstant)),
  result: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
});
export type UseDetails = v.InferOutput<typeof UseDetails>;

/** An example, for the API's document and for the simulated controllers of the local run. */
export const USE_DETAILS_EXAMPLE: UseDetails = { at: EXAMPLE.instant, result: 'Exitoso' };

const ReportedUse = v.object({
  id: name,
  machine: name,
  card: name,
  ...UseDetails.entries,
  kind: v.optional(v.picklist(['WASHER', 'DRYER'])),
});
export type ReportedUse = v.InferOutput<typeof ReportedUse>;

const count = v.pipe(v.number(), v.integer());

/** The calls of buildings' controllers (`/machines`): signed, and never on the sites' host names (D60). */
export const machineCalls = {
  reportMachineUses: call('POST', '/machines/v1/uses', {
    access: 'controller',
    body: v.object({
      uses: v.pipe(v.array(ReportedUse), v.maxLength(MAX_USES_IN_A_BATCH)),
      numbered: v.optional(v.boolean()),
    }),
    answer: v.object({
      accepted: count,
      duplicates: count,
      refused: v.array(v.object({ id: v.string(), reason: v.picklist(USE_REFUSALS) })),
    }),
    doc: {
      description:
        "Records the uses that a controller reports: at most 1 000 in a request, in any order. A use is identified by the controller's own id and counts once, however often or late it is reported (D60). A successful use with a card of a prepaid building reduces the card's balance by the price of that day (D61). If a use has an invalid field, the whole request is refused and nothing is recorded: `result_detail` names the field, such as `uses.1.at`.",
      success: 'The result of each use: accepted, already known, or listed in `refused`.',
      fields: {
        uses: 'Uses to record.',
        numbered:
          'Whether the ids of this controller are consecutive numbers, so that a number left out is a use that was not reported. Remembered until another request says otherwise; false for a new controller.',
        'uses.id':
          'Identifier of the use in the controller, unique for that controller. A different use with the identifier of a recorded one counts as a duplicate and is not recorded; the company is told.',
        machine: 'Machine of the building: its company reference (D62), serial number or identifier.',
        card: FIELD.uid,
        at: `Time of the use by the controller's clock, ${FIELD.instant}`,
        result: '`Exitoso`, or the reason for the failure, as reports show it (D46).',
        kind: 'Kind of the machine, if the controller knows it. A use is refused if the machine is of another kind.',
        accepted: 'Number of uses that this request recorded.',
        duplicates: 'Number of uses that were recorded before or occur twice in this request.',
        refused: 'Uses that were not recorded.',
        'refused.id': 'Identifier of the use in the controller.',
        reason: 'Reason for the refusal.',
      },
    },
  }),
  machineCards: call('GET', '/machines/v1/cards', {
    access: 'controller',
    query: v.object({ since: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))) }),
    answer: v.object({
      cards: v.array(v.object({ card: v.string(), state: v.picklist(['active', 'lost']), balance: pesos })),
      next: v.string(),
      more: v.boolean(),
    }),
    doc: {
      description:
        'Returns the cards of the building that changed since an earlier response, so that a controller can work offline. A card may be repeated without a change; no change is omitted.',
      success: 'Current state of the cards.',
      fields: {
        since: 'Value of `next` in an earlier response. All cards are returned if it is absent or invalid.',
        cards: 'Changed cards.',
        card: FIELD.uid,
        state: '`active`, or `lost` if the card is blocked.',
        balance: `Balance. ${FIELD.pesos} Negative if uses were reported late.`,
        next: 'Value of `since` for the next request.',
        more: 'Whether more changes are available now.',
      },
    },
  }),
} as const satisfies Record<string, DocumentedCall>;
