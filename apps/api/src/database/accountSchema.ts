import type { ActivityKind } from '@laundry/api-contract';
import type { Generated } from 'kysely';
import type { Instant, InstantOrNull, TextOrNull } from './schema.ts';

/**
 * Tables of password resets, invitations and audit trails. Tokens are stored only as SHA-256 hashes in hex,
 * so that a copy of the database opens no account.
 */
export interface AccountSchema {
  password_requests: { id: Generated<number>; email: string; at: Instant; for_device: Generated<boolean> };
  password_resets: {
    token_hash: string;
    account_id: string;
    expires_at: Instant;
    used_at: InstantOrNull;
    for_device: Generated<boolean>;
  };
  administrator_invitations: {
    id: Generated<string>;
    administration_id: string;
    email: string;
    name: string;
    lastname: string;
    invited_at: Instant;
    token_hash: string;
    expires_at: Instant;
    accepted_at: InstantOrNull;
    /** The idempotency key of the request that created it. */
    creation_key: TextOrNull;
  };
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
  company_actions: {
    id: string;
    /** The command as it was typed, for example `card lost`. */
    command: string;
    subject: string;
    changes: unknown;
    by: string;
    reason: string;
    at: Instant;
  };
}

/** Tables of what visitors send, and of how often. */
export interface VisitorSchema {
  /** `counted`: the key whose requests are counted; `started_at`: when its window opened. */
  rate_limits: { counted: string; started_at: Instant; times: number };
  support_messages: {
    id: Generated<string>;
    idempotency_key: TextOrNull;
    key_msg: 'contact_info' | 'contact_faliure';
    line1: string;
    line2: string;
    line3: string;
    email: string;
    body: string;
    created_at: Instant;
    digest_at: InstantOrNull;
    case_number: number | null;
  };
  /**
   * Card reports sent, for their rate limits: SHA-256 in hex of card and lower-case e-mail, together and
   * each. `card_hash` and `email_hash` are null in rows of an earlier version.
   */
  report_requests: {
    id: Generated<number>;
    pair_hash: string;
    card_hash: TextOrNull;
    email_hash: TextOrNull;
    at: Instant;
  };
}
