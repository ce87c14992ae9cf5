import type { UseRefusal } from '@laundry/api-contract';
import type { Generated } from 'kysely';
import type { Instant, InstantOrNull } from './columns.ts';

/** The tables of the buildings' controllers. */
export interface MachineSchema {
  controllers: {
    /** The name that it sends in `X-Controller`. */
    id: string;
    building_id: string;
    created_at: Instant;
    last_reported_at: InstantOrNull;
  };
  controller_keys: {
    id: Generated<string>;
    controller_id: string;
    /** By CONTROLLER_KEYS_SECRET (secrets.ts). */
    encrypted_key: string;
    created_at: Instant;
    /** Null for the newest one. */
    expires_at: InstantOrNull;
  };
  /** Reported uses that do not count. */
  refused_uses: {
    controller_id: string;
    /** The controller's own id of the use. */
    use_id: string;
    reason: UseRefusal;
    machine: string;
    card: string;
    at: Instant;
    refused_at: Instant;
  };
}
