import { DEMO_ACCOUNTS, DEMO_CARDS, DEMO_PASSWORD } from '@laundry/sandbox';

/** What is checked: what both sites need (D66 to D69), or the whole contract. */
const LEVELS = ['sites', 'whole'] as const;

const [administrator, other, , resident] = DEMO_ACCOUNTS;

/** What a server must have for the checks, as the local run has it. */
export const LOCAL_RUN = {
  url: 'http://localhost:4210',
  level: 'whole',
  /** The token of visitors, for the sites' level. */
  'public-token': 'public-site',
  /** The account of an administration with buildings. Not `email`: npm passes on that of .npmrc. */
  'own-email': administrator.email,
  password: DEMO_PASSWORD,
  /** An administrator of another administration that has buildings too; the same password. */
  'other-email': other.email,
  /** An account of another role; the same password. */
  'resident-email': resident.email,
  card: DEMO_CARDS.plain,
  /** A card of a building that splits its income. */
  'splitting-card': DEMO_CARDS.splitting,
  'lost-card': DEMO_CARDS.lost,
  'unknown-card': '99999999',
  /** Captcha tokens that the server accepts repeatedly. */
  'login-captcha': 'test-login',
  'report-captcha': 'test-userReport',
};

/** @throws Error naming the option that is wrong */
export function contractOptionsFrom(given: Partial<Record<keyof typeof LOCAL_RUN, string>>) {
  const values = { ...LOCAL_RUN, ...given };
  if (!URL.canParse(values.url) || !/^https?:/.test(values.url))
    throw new Error('--url: must be an http(s) address');
  const level = LEVELS.find((one) => one === values.level);
  if (level === undefined) throw new Error(`--level: must be ${LEVELS.join(' or ')}`);
  return { ...values, url: new URL(values.url), level };
}
export type ContractOptions = Readonly<ReturnType<typeof contractOptionsFrom>>;
