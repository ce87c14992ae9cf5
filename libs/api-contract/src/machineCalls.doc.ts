import { describeCall } from './document/describe.ts';
import { EXAMPLE, FIELD } from './document/commonFields.ts';
import { machineCalls } from './machineCalls.ts';

export const MACHINE_DESCRIPTIONS = {
  reportMachineUses: describeCall(machineCalls.reportMachineUses, {
    description:
      "Records the uses that a controller reports: at most 1 000 in a request, in any order. A use is identified by the controller's own id and counts once, however often or late it is reported (D60). A successful use with a card of a prepaid building reduces the card's balance by the price of that day (D61).",
    success: 'The result of each use: accepted, already known, or listed in `refused`.',
    body: {
      fields: {
        uses: 'Uses to record.',
        numbered:
          'Whether the ids of this controller are consecutive numbers, so that a number left out is a use that was not reported. Remembered until another request says otherwise; false for a new controller.',
        'uses.id': 'Identifier of the use in the controller, unique for that controller.',
        'uses.machine': 'Machine of the building: its company reference (D62), serial number or identifier.',
        'uses.card': FIELD.uid,
        'uses.at': `Time of the use by the controller's clock, ${FIELD.instant}`,
        'uses.result': '`Exitoso`, or the reason for the failure, as reports show it (D46).',
        'uses.kind':
          'Kind of the machine, if the controller knows it. A use is refused if the machine is of another kind.',
      },
      example: {
        uses: [
          {
            id: '2026-000117',
            machine: 'LV-204411',
            card: EXAMPLE.uid,
            at: EXAMPLE.instant,
            result: 'Exitoso',
            kind: 'WASHER',
          },
        ],
      },
    },
    answer: {
      fields: {
        accepted: 'Number of uses that this request recorded.',
        duplicates: 'Number of uses that were recorded before or occur twice in this request.',
        refused: 'Uses that were not recorded.',
        'refused.id': 'Identifier of the use in the controller.',
        'refused.reason': 'Reason for the refusal.',
      },
      example: { accepted: 1, duplicates: 0, refused: [{ id: '2026-000118', reason: 'unknown_card' }] },
    },
  }),
  machineCards: describeCall(machineCalls.machineCards, {
    description:
      'Returns the cards of the building that changed since an earlier response, so that a controller can work offline. A card may be repeated without a change; no change is omitted.',
    success: 'Current state of the cards.',
    query: {
      fields: {
        since: 'Value of `next` in an earlier response. All cards are returned if it is absent or invalid.',
      },
      example: { since: '7301-2044-12345678' },
    },
    answer: {
      fields: {
        cards: 'Changed cards.',
        'cards.card': FIELD.uid,
        'cards.state': '`active`, or `lost` if the card is blocked.',
        'cards.balance': `Balance. ${FIELD.pesos} Negative if uses were reported late.`,
        next: 'Value of `since` for the next request.',
        more: 'Whether more changes are available now.',
      },
      example: {
        cards: [{ card: EXAMPLE.uid, state: 'active', balance: 570 }],
        next: '7301-2044-12345678',
        more: false,
      },
    },
  }),
} as const;
