import type { Ask } from '../ask.ts';
import type { Facts } from '../facts.ts';
import type { ContractOptions } from '../options.ts';

/** What every check receives. */
export interface Context {
  readonly ask: Ask;
  readonly options: ContractOptions;
  readonly facts: Facts;
}

/** One requirement for a server. */
export interface Check {
  readonly name: string;
  /** @throws Error where the server does not meet it */
  readonly run: (context: Context) => Promise<void>;
}
