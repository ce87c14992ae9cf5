import { parseArgs } from 'node:util';
import { DEMO_ACCOUNTS, DEMO_CARDS, DEMO_PASSWORD } from '@laundry/sandbox';

const LEVELS = ['sites', 'whole'] as const;

/** What a server must have for the checks; the defaults are those of the local run. */
export interface ContractOptions {
  readonly url: URL;
  /** What is checked: what both sites need (D66 to D69), or the whole contract. */
  readonly level: (typeof LEVELS)[number];
  /** The token of visitors, for the sites' level. */
  readonly publicToken: string;
  /** The account of an administration with buildings. */
  readonly email: string;
  readonly password: string;
  /** An administrator of another administration that has buildings too; the same password. */
  readonly otherEmail: string;
  /** An account of another role; the same password. */
  readonly residentEmail: string;
  readonly card: string;
  /** A card of a building that splits its income. */
  readonly splittingCard: string;
  readonly lostCard: string;
  readonly unknownCard: string;
  /** Captcha tokens that the server accepts repeatedly. */
  readonly loginCaptcha: string;
  readonly reportCaptcha: string;
}

const [administrator, other, , resident] = DEMO_ACCOUNTS;

const text = (otherwise: string) => ({ type: 'string', default: otherwise }) as const;

/** Reads the command line. @throws Error naming the option that is wrong */
export function contractOptionsFrom(args: readonly string[]): ContractOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: text('http://localhost:4210'),
      level: text('whole'),
      'public-token': text('public-site'),
      email: text(administrator.email),
      password: text(DEMO_PASSWORD),
      'other-email': text(other.email),
      'resident-email': text(resident.email),
      card: text(DEMO_CARDS.plain),
      'splitting-card': text(DEMO_CARDS.splitting),
      'lost-card': text(DEMO_CARDS.lost),
      'unknown-card': text('99999999'),
      'login-captcha': text('test-login'),
      'report-captcha': text('test-userReport'),
    },
  });
  if (!URL.canParse(values.url) || !/^https?:/.test(values.url))
    throw new Error('--url: must be an http(s) address');
  const level = LEVELS.find((one) => one === values.level);
  if (level === undefined) throw new Error(`--level: must be ${LEVELS.join(' or ')}`);
  return {
    url: new URL(values.url),
    level,
    publicToken: values['public-token'],
    email: values.email,
    password: values.password,
    otherEmail: values['other-email'],
    residentEmail: values['resident-email'],
    card: values.card,
    splittingCard: values['splitting-card'],
    lostCard: values['lost-card'],
    unknownCard: values['unknown-card'],
    loginCaptcha: values['login-captcha'],
    reportCaptcha: values['report-captcha'],
  };
}
