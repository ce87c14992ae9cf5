import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  `create table branding_items (
    id uuid primary key,
    name text not null,
    description_html text not null,
    price_cents bigint not null check (price_cents > 0),
    reference text not null unique,
    image_name text not null,
    position integer not null,
    offered boolean not null default true)`,
];

export const brandingItems: Migration = [statements(...STATEMENTS)];
