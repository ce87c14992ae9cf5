import type { Ask } from '../ask.ts';
import type { Facts } from '../facts.ts';
import type { ContractOptions } from '../options.ts';

/** What a check works with. */
export interface Context {
  readonly ask: Ask;
  readonly options: ContractOptions;
  readonly facts: Facts;
}

/** One thing that a server has to do right. */
export interface Check {
  readonly name: string;
  /** @throws Error where it does not */
  readonly run: (context: Context) => Promise<void>;
}
