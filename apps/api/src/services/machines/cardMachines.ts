import type { AnswerOf, calls } from '@laundry/api-contract';
import { machinesWithUses } from '../../queries/machines/machineStates.ts';
import { DAY_MS } from '../../shared/clock.ts';
import type { Dependencies } from '../dependencies.ts';
import { lookUpCard } from '../payments/cards.ts';
import type { CardQuery, CardVisitor } from '../payments/cards.ts';
import { machineState } from './machineState.ts';

/** A machine that no controller reported a use of for so long may not be connected. */
const KNOWN_DAYS = 7;

/**
 * The state of the machines of a card's building (D95). It says nothing of who uses them, and no more of the
 * building than its machines.
 *
 * @throws Failure as `usableCard`
 */
export async function cardMachines(
  dependencies: Dependencies,
  query: CardQuery,
  visitor: CardVisitor,
): Promise<AnswerOf<typeof calls.cardMachines>> {
  const { db, clock, settings } = dependencies;
  const { building_id } = await lookUpCard(dependencies, query, visitor);
  const now = clock();
  const since = new Date(now.getTime() - KNOWN_DAYS * DAY_MS);
  const machines = await machinesWithUses(db, building_id, since, now);
  return {
    at: now.toISOString(),
    machines: machines.map(({ machine_type, sort_index, kind, uses }) => ({
      machine_type,
      sort_index,
      ...machineState(uses, {
        now,
        usualMinutes: kind === 'WASHER' ? settings.WASHER_MINUTES : settings.DRYER_MINUTES,
        silentMinutes: settings.CONTROLLER_SILENT_MINUTES,
      }),
    })),
  };
}
