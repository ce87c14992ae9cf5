import { statements } from '../steps.ts';
import type { Migration } from '../steps.ts';

export const shippedOrders: Migration = [statements(`alter table orders add column shipped_at timestamptz`)];
