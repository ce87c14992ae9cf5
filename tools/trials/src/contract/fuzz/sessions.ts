import type { Ask } from '../ask.ts';
import { signIn } from '../facts.ts';
import type { Facts } from '../facts.ts';
import type { ContractOptions } from '../options.ts';
import type { Caller } from './plan.ts';

/** The tokens of the callers. A session that a request has ended is replaced. */
export function sessionsOf(ask: Ask, options: ContractOptions, facts: Facts) {
  const tokens: Record<Caller, string | undefined> = {
    administrator: facts.token,
    stranger: facts.otherToken,
    resident: facts.residentToken,
    none: undefined,
    garbage: 'not-a-token',
  };
  const emails: Readonly<Partial<Record<Caller, string>>> = {
    administrator: options.email,
    stranger: options['other-email'],
    resident: options['resident-email'],
  };
  const renewing = new Map<string, Promise<void>>();

  async function renew(caller: Caller, token: string): Promise<void> {
    const email = emails[caller];
    if (email === undefined || tokens[caller] !== token) return;
    // If another request changes the password at the same moment, this attempt fails and is repeated.
    const again = () => signIn(ask, options, email);
    tokens[caller] = (await again().catch(again).catch(again)).token;
  }

  return {
    tokenOf: (caller: Caller) => tokens[caller],
    /** Replaces an ended session once, even if several requests report its end. */
    renew: (caller: Caller, token: string): Promise<void> => {
      const underWay = renewing.get(token) ?? renew(caller, token);
      renewing.set(token, underWay);
      return underWay;
    },
  };
}
