import { parseArgs } from 'node:util';
import { DEMO_ACCOUNTS, DEMO_CARDS, DEMO_PASSWORD } from '@laundry/sandbox';

/** What is checked: what both sites need (D66 to D69), or the whole contract. */
const LEVELS = ['sites', 'whole'] as const;

const [administrator, other, , resident] = DEMO_ACCOUNTS;

const text = (otherwise: string) => ({ type: 'string', default: otherwise }) as const;

/**
 * Reads what a server must have for the checks from the command line; the defaults are those of the local
 * run.
 *
 * @throws Error naming the option that is wrong
 */
export function contractOptionsFrom(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: text('http://localhost:4210'),
      level: text('whole'),
      /** The token of visitors, for the sites' level. */
      'public-token': text('public-site'),
      /** The account of an administration with buildings. */
      email: text(administrator.email),
      password: text(DEMO_PASSWORD),
      /** An administrator of another administration that has buildings too; the same password. */
      'other-email': text(other.email),
      /** An account of another role; the same password. */
      'resident-email': text(resident.email),
      card: text(DEMO_CARDS.plain),
      /** A card of a building that splits its income. */
      'splitting-card': text(DEMO_CARDS.splitting),
      'lost-card': text(DEMO_CARDS.lost),
      'unknown-card': text('99999999'),
      /** Captcha tokens that the server accepts repeatedly. */
      'login-captcha': text('test-login'),
      'report-captcha': text('test-userReport'),
    },
  });
  if (!URL.canParse(values.url) || !/^https?:/.test(values.url))
    throw new Error('--url: must be an http(s) address');
  const level = LEVELS.find((one) => one === values.level);
  if (level === undefined) throw new Error(`--level: must be ${LEVELS.join(' or ')}`);
  return { ...values, url: new URL(values.url), level };
}
export type ContractOptions = Readonly<ReturnType<typeof contractOptionsFrom>>;
