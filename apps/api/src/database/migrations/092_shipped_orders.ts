import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

export const shippedOrders: Migration = [statements(`alter table orders add column shipped_at timestamptz`)];
