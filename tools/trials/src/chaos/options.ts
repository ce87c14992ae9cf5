import { readCommandLine } from '@laundry/sandbox/commandLine';

const LARGEST = 99_999_999;
/** The defaults: one SIGKILL, and one restart of PostgreSQL, for each this many people. */
const PEOPLE_PER_KILL = 80;
const PEOPLE_PER_RESTART = 160;
/** What is empty depends on the size, or on chance. */
const OPTIONS = {
  topups: '1000',
  purchases: '200',
  seed: '',
  kills: '',
  restarts: '',
  people: '24',
  'provider-faults': '8',
  'mail-faults': '30',
} as const;

/** Reads the size and the faults of a run from the command line. */
export const readOptions = () =>
  readCommandLine({ options: OPTIONS }, (texts) => {
    const count = (name: keyof typeof texts, otherwise = 0): number => {
      const given = texts[name] || String(otherwise);
      if (!/^\d{1,8}$/.test(given) || Number(given) > LARGEST)
        throw new Error(`--${name}: must be a whole number up to ${LARGEST}`);
      return Number(given);
    };
    const topups = count('topups');
    const purchases = count('purchases');
    return {
      topups,
      purchases,
      /** Determines what people want and which faults meet them, but not how they interleave. */
      seed: count('seed', Math.floor(Math.random() * LARGEST)),
      /** How often an instance of the API gets SIGKILL. */
      kills: count('kills', Math.ceil((topups + purchases) / PEOPLE_PER_KILL)),
      /** How often PostgreSQL is restarted, alternating between fast and immediate shutdown. */
      restarts: count('restarts', Math.ceil((topups + purchases) / PEOPLE_PER_RESTART)),
      /** How many people are active at once. */
      people: count('people'),
      /** The percentage of provider calls that meet a fault. */
      'provider-faults': count('provider-faults'),
      /** The percentage of mail server connections that meet a fault. */
      'mail-faults': count('mail-faults'),
    } as const;
  });
export type ChaosOptions = ReturnType<typeof readOptions>;

/** The command that repeats the run. */
export const commandText = (options: ChaosOptions): string =>
  ['npm run chaos --', ...Object.entries(options).map(([name, count]) => `--${name} ${count}`)].join(' ');
