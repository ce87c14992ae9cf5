import * as v from 'valibot';
import { anyInstant, anyNumber, textIfAny } from '../answerFields.ts';
import { call } from '../call.ts';
import { cardMethods } from './cardMethods.ts';

/** What is known of a machine (D95): nothing where its controller is not heard of. */
export const MACHINE_STATES = ['free', 'in_use', 'out_of_order', 'unknown'] as const;
export type MachineState = (typeof MACHINE_STATES)[number];

/** The machines of a card's building as they are now. */
const CardMachines = v.object({
  /** When that was so. */
  at: anyInstant,
  machines: v.array(
    v.object({
      machine_type: textIfAny,
      sort_index: anyNumber,
      state: v.fallback(v.picklist(MACHINE_STATES), 'unknown'),
      /** Of one in use: since when, and likely until when. */
      since: v.nullish(anyInstant),
      until: v.nullish(anyInstant),
    }),
  ),
});
export type CardMachines = v.InferOutput<typeof CardMachines>;

/** The path of the call, for the site's tables, which have no schemas. */
export const CARD_MACHINES = '/public-site/v1/card/machines';

export const cardMachines = call({
  method: 'GET',
  path: CARD_MACHINES,
  summary: "Returns the state of the machines of a card's building",
  access: 'visitor',
  optional: true,
  query: cardMethods.query,
  success: 200,
  answer: CardMachines,
});
