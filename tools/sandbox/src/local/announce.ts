import { LIVE } from '../demo-data/live.ts';
import { DEMO_ACCOUNTS, DEMO_CARDS, DEMO_PASSWORD } from '../demo-data/plan.ts';
import { CARDS } from '../their-server/calls.ts';
import type { Ports } from '../ports.ts';
import type { Origins } from './settings.ts';

const line = ([what, where]: readonly [string, string]) => `  ${what.padEnd(28)}${where}`;

/** The text that is printed once the run is ready. */
export function announcement(
  origins: Origins,
  ports: Ports,
  seconds: number,
  closing: readonly string[],
): string {
  const addresses = [
    ['Public site', origins.site],
    ['Administration portal', origins.portal],
    ['API', `${origins.api}  (/docs, /openapi.json, /healthz, /readyz)`],
    ['Provider simulators', `${origins.simulators}  (/_control/payments)`],
    ['Mailbox', `${origins.mailbox}  (SMTP on ${ports.smtp})`],
  ] as const;
  const cards = [
    [DEMO_CARDS.plain, 'active'],
    [DEMO_CARDS.splitting, 'active, in a splitting building'],
    [DEMO_CARDS.lost, 'lost'],
  ] as const;
  const accounts = DEMO_ACCOUNTS.map(({ email, role }) => [email, role] as const);
  return [
    '',
    `Ready after ${seconds.toFixed(1)} s.`,
    '',
    ...addresses.map(line),
    '',
    `Demo accounts (password ${DEMO_PASSWORD})`,
    ...accounts.map(line),
    '',
    'Demo cards',
    ...cards.map(line),
    '',
    `Machines of one more building report uses all the while: ${LIVE.account} sees them.`,
    '',
    ...closing,
    '',
  ].join('\n');
}

/** The text for a run in front of another company's server. */
export const theirServerAnnouncement = ({ site, portal, api }: Origins): string =>
  [
    '',
    'Ready.',
    '',
    ...(
      [
        ['Public site', site],
        ['Administration portal', portal],
        ["Another company's server", `${api}  (/received: what arrived there)`],
      ] as const
    ).map(line),
    '',
    `Accounts as in the local run (password ${DEMO_PASSWORD}), cards:`,
    ...Object.entries(CARDS).map(line),
    '',
    'Sign-up links: /complete-signup?token=alta-1; each once.',
    'Ctrl-C stops everything; nothing is kept.',
    '',
  ].join('\n');
