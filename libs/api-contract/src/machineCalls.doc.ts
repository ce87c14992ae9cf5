import { describeCall } from './document/describe.ts';
import { EXAMPLE, WORDS } from './document/words.ts';
import { machineCalls } from './machineCalls.ts';

export const MACHINE_DESCRIPTIONS = {
  reportMachineUses: describeCall(machineCalls.reportMachineUses, {
    description:
      "At most 1 000 uses, in any order, as often as a controller likes: a use counts once by the controller's own id, however late (D60). A successful use of a prepaid building's card takes its price of the day from the card (D61).",
    success: 'What became of each use. A use that is neither accepted nor known before is among the refused.',
    body: {
      fields: {
        uses: 'The uses.',
        'uses.id': "The controller's own id of the use, unique for that controller.",
        'uses.machine':
          "A machine of the building: the company's reference (D62), its serial number or its id.",
        'uses.card': WORDS.uid,
        'uses.at': `When it was, by the controller's clock, ${WORDS.instant}`,
        'uses.result': '`Exitoso`, or why it did not succeed, as reports show it (D46).',
        'uses.kind': "The machine's kind, where the controller knows it: a use of another kind is refused.",
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
        accepted: 'How many counted with this batch.',
        duplicates: 'How many had counted before, or stand twice in this batch.',
        refused: 'Those that do not count.',
        'refused.id': "The controller's own id of the use.",
        'refused.reason': 'Why it does not count.',
      },
      example: { accepted: 1, duplicates: 0, refused: [{ id: '2026-000118', reason: 'unknown_card' }] },
    },
  }),
  machineCards: describeCall(machineCalls.machineCards, {
    description:
      'Cards of the building that changed since an earlier answer, to be kept for when the line is down. A card may be told again although nothing changed; no change is left out.',
    success: 'The cards as they are now.',
    query: {
      fields: { since: '`next` of an earlier answer. Without it, or with what is none, all cards are told.' },
      example: { since: '7301-2044-12345678' },
    },
    answer: {
      fields: {
        cards: 'The cards.',
        'cards.card': WORDS.uid,
        'cards.state': '`active`, or `lost`: it is blocked.',
        'cards.balance': `${WORDS.pesos} Below zero where uses were reported late.`,
        next: 'What to ask with the next time.',
        more: 'Whether there are more to be asked for at once.',
      },
      example: {
        cards: [{ card: EXAMPLE.uid, state: 'active', balance: 570 }],
        next: '7301-2044-12345678',
        more: false,
      },
    },
  }),
} as const;
