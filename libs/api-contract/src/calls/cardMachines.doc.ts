import { describeCall } from '../document/describe.ts';
import { EXAMPLE, FIELD } from '../document/commonFields.ts';
import { cardMachines } from './cardMachines.ts';
import { cardQuery } from './cardMethods.doc.ts';

export const cardMachinesDoc = describeCall(cardMachines, {
  description:
    "Returns which machines of the card's building are free, in use or out of order, from the uses that controllers report (D95). It names no card, unit, building or person. The same codes are refused, and the same limits apply, as for the card's payment methods (D49, D83).",
  success: "The machines of the card's building, ordered by `sort_index`.",
  query: cardQuery,
  answer: {
    fields: {
      at: `Time of the response. ${FIELD.instant}`,
      machines: 'Machines of the building.',
      'machines.machine_type': FIELD.machineType,
      'machines.sort_index': FIELD.sortIndex,
      'machines.state':
        '`free`; `in_use`; `out_of_order` if its last three uses failed, with different cards; `unknown` if its controller has not been heard of lately, or has reported no use of it for a week.',
      'machines.since': `When the use began, in whole minutes; absent unless \`in_use\`. ${FIELD.instant}`,
      'machines.until': `When it ends if it takes as long as uses of such machines usually do; absent unless \`in_use\`. ${FIELD.instant}`,
    },
    example: {
      at: '2026-03-14T18:40:00.000Z',
      machines: [
        {
          machine_type: 'WASHER',
          sort_index: 1,
          state: 'in_use',
          since: EXAMPLE.instant,
          until: '2026-03-14T19:07:00.000Z',
        },
        { machine_type: 'DRYER', sort_index: 2, state: 'free' },
      ],
    },
  },
});
