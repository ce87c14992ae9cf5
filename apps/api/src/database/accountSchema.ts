import type { ActivityKind } from '@laundry/api-contract';
import type { Generated } from 'kysely';
import type { Instant, InstantOrNull, TextOrNull } from './columns.ts';

/** The tables of accounts' links and of what administrators did. Of a token its sha256 is kept, hex. */
export interface AccountSchema {
  /** Passwords that are said to be forgotten; `email` is lower case, and of an account or not. */
  password_requests: { id: Generated<number>; email: string; at: Instant };
  /** Links for a new password. */
  password_resets: {
    token_hash: string;
    account_id: string;
    expires_at: Instant;
    used_at: InstantOrNull;
  };
  administrator_invitations: {
    id: Generated<string>;
    administration_id: string;
    /** Lower case. */
    email: string;
    name: string;
    lastname: string;
    invited_at: Instant;
    token_hash: string;
    expires_at: Instant;
    accepted_at: InstantOrNull;
    /** The idempotency key that it was made with. */
    creation_key: TextOrNull;
  };
  /**
   * What administrators did, with the names as they were then. `actor_id` may be of an account that is gone.
   */
  activity: {
    id: Generated<number>;
    administration_id: string;
    at: Instant;
    actor_id: string;
    actor_name: string;
    actor_email: string;
    kind: ActivityKind;
    subject: TextOrNull;
    building_name: TextOrNull;
  };
  /** What the company's own people did by command. Never changed. */
  company_actions: {
    id: string;
    /** Its words, as `card lost`. */
    command: string;
    /** What the command changed, as its record is called. */
    subject: string;
    changes: unknown;
    by: string;
    reason: string;
    at: Instant;
  };
}
