import { createIndex, statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

/** When a message that had no mail of its own goes into a digest; null where it needs none any more. */
export const messageDigests: Migration = [
  statements(`alter table support_messages add column digest_at timestamptz`),
  createIndex({
    name: 'support_messages_to_digest',
    on: 'on support_messages (digest_at) where digest_at is not null',
  }),
];
