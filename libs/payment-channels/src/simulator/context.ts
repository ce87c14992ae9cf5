import type { Deliveries } from './payments/deliveries.ts';
import type { Ledger } from './payments/ledger.ts';
import type { Faults } from './faults.ts';
import type { Secrets } from './channels.ts';

/** What every simulator receives. */
export interface SimulatorContext {
  readonly secrets: Secrets;
  /** The API's address, for notifications. */
  readonly apiOrigin: string;
  /** The public site's address, to which browsers return. */
  readonly publicOrigin: string;
  /** The simulators' own address; known once they listen. */
  readonly origin: () => string;
  readonly faults: Faults;
  readonly ledger: Ledger;
  readonly deliveries: Deliveries;
}
