import type { Clock } from '../clock.ts';
import type { Database } from '../database/connect.ts';
import type { Settings } from '../settings.ts';

/** What a command works with. */
export interface CompanyData {
  readonly db: Database;
  readonly settings: Settings;
  readonly clock: Clock;
}

/** What commands are run in. */
export interface Surroundings {
  /** Opens the company's database, once. */
  readonly open: () => Promise<CompanyData>;
  readonly say: (text: string) => void;
  /** Tells how far something is; a line that the next one replaces where somebody watches. */
  readonly tell: (text: string) => void;
  /** Asks a person; true for yes. */
  readonly confirm: (question: string) => Promise<boolean>;
  /** Who does it, where no option says so. */
  readonly user: string;
}
