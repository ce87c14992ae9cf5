export { demoRecords } from './demo-data/demoRecords.ts';
export { DEMO_ACCOUNTS, DEMO_CARDS, DEMO_PASSWORD } from './demo-data/plan.ts';
export { createRandom } from './demo-data/random.ts';
export type { Random } from './demo-data/random.ts';
export { portBaseFrom, portsAt } from './ports.ts';
export type { Ports } from './ports.ts';
export { newCredentials } from '@laundry/payment-channels/simulator';
export { captchaSettings, simulatorSettings } from './simulators/settings.ts';
