import type { Migrations } from './migrationSteps.ts';
import { from001 } from './migrations/from001.ts';
import { from007 } from './migrations/from007.ts';
import { from011 } from './migrations/from011.ts';
import { from012 } from './migrations/from012.ts';
import { from033 } from './migrations/from033.ts';
import { from100 } from './migrations/from100.ts';
import { from145 } from './migrations/from145.ts';

/**
 * Run in the order of their names. A released migration keeps its name and its steps for ever. A file of
 * them begins with its number; the last one takes the next migration.
 */
export const MIGRATIONS: Migrations = {
  ...from001,
  ...from007,
  ...from011,
  ...from012,
  ...from033,
  ...from100,
  ...from145,
};
