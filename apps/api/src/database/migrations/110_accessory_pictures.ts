import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  // The id is a hash of the content: a file is stored once, and what is behind a URL never changes.
  `create table pictures (
    id text primary key check (id ~ '^[0-9a-f]{32}$'),
    created_at timestamptz not null default now())`,
  `create table picture_files (
    picture_id text not null references pictures,
    format text not null check (format in ('avif', 'webp')),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    content bytea not null,
    primary key (picture_id, format, width))`,
  // Pictures are already compressed; PostgreSQL's own compression would cost time and save nothing.
  `alter table picture_files alter column content set storage external`,
  `alter table branding_items
    add column picture_id text references pictures,
    add column picture_alt text`,
];

export const accessoryPictures: Migration = [statements(...STATEMENTS)];
