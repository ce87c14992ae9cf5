import type { ApiClient } from '@laundry/api-client';
import type { BrandingItem, BuildingDetails, CallName } from '@laundry/api-contract';
import type { ContractOptions } from '../options.ts';

/** What the checks share. Calls that come first fill in what later ones need. */
export interface SitesContext {
  readonly options: ContractOptions;
  /** As a visitor, and as the administrator once signed in. */
  readonly visitor: ApiClient;
  readonly as: (token: string) => ApiClient;
  /** Expects that a call is refused by an error answer. */
  readonly expectRefusal: (call: Promise<unknown>) => Promise<void>;
  /** The status of the answer that came last. */
  readonly lastStatus: () => number | undefined;
  readonly found: {
    administrator?: ApiClient;
    administration?: string;
    building?: string;
    details?: BuildingDetails;
    items?: readonly BrandingItem[];
    transaction?: string;
  };
}

/** One requirement for a server. */
export interface SitesCheck {
  readonly call: CallName;
  readonly name: string;
  readonly run: (context: SitesContext) => Promise<void>;
}

/** What an earlier call found. */
export function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`not tried, because there is no ${what}`);
  return value;
}
