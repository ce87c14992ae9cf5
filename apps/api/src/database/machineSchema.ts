import type { UseRefusal } from '@laundry/api-contract';
import type { Generated } from 'kysely';
import type { Instant, InstantOrNull } from './columns.ts';

/** Tables of the controllers in the buildings. */
export interface MachineSchema {
  controllers: {
    /** The name that the controller sends in `X-Controller`. */
    id: string;
    building_id: string;
    created_at: Instant;
    last_reported_at: InstantOrNull;
    /** Whether its ids are consecutive numbers, as it declared. */
    numbered: Generated<boolean>;
  };
  controller_keys: {
    id: Generated<string>;
    controller_id: string;
    /** Encrypted with CONTROLLER_KEYS_SECRET (secrets.ts). */
    encrypted_key: string;
    created_at: Instant;
    /** Null for the newest key, which does not expire. */
    expires_at: InstantOrNull;
  };
  /** Reported uses that were refused. */
  refused_uses: {
    controller_id: string;
    /** The id that the controller gave to the use. */
    use_id: string;
    reason: UseRefusal;
    machine: string;
    card: string;
    at: Instant;
    refused_at: Instant;
  };
}
