import type { Deliveries } from './payments/deliveries.ts';
import type { Ledger } from './payments/ledger.ts';
import type { Faults } from './faults.ts';
import type { Secrets } from './settings.ts';

/** What every simulator is given. */
export interface SimulatorContext {
  readonly secrets: Secrets;
  /** Where the API takes notifications. */
  readonly apiOrigin: string;
  /** Where browsers are sent back to. */
  readonly publicOrigin: string;
  /** The simulators' own address; known once they listen. */
  readonly origin: () => string;
  readonly faults: Faults;
  readonly ledger: Ledger;
  readonly deliveries: Deliveries;
}
