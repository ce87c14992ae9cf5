import type { Generated } from 'kysely';
import type { Instant, InstantOrNull, TextOrNull } from './columns.ts';

/** Tables of what visitors send, and of how often. */
export interface VisitorSchema {
  /**
   * `counted`: the key whose requests are counted; `started_at`: when its window opened. The table is
   * unlogged, so it is empty after a crash.
   */
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
    /** When a message without a mail of its own goes into a digest; null: it needs none. */
    digest_at: InstantOrNull;
  };
  /**
   * Card reports sent, for their rate limits: SHA-256 in hex of card and lower-case e-mail, together and
   * each. `card_hash` and `email_hash` are null in rows of the version before.
   */
  report_requests: {
    id: Generated<number>;
    pair_hash: string;
    card_hash: TextOrNull;
    email_hash: TextOrNull;
    at: Instant;
  };
}
