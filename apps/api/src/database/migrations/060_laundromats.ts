import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  // Public data of a building. A building without a row is not listed publicly.
  `create table laundromats (
    building_id uuid primary key references buildings,
    slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    street_address text not null,
    neighbourhood text not null,
    city text not null,
    latitude double precision check (latitude between -90 and 90),
    longitude double precision check (longitude between -180 and 180),
    opening_hours text[] not null,
    check ((latitude is null) = (longitude is null)))`,
];

export const laundromats: Migration = [statements(...STATEMENTS)];
