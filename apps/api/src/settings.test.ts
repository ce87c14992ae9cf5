import { SETTINGS, settingsFrom } from './settings.ts';

it('works locally with nothing given', () => {
  const settings = settingsFrom({});
  expect(settings).toMatchObject({ API_PORT: 4210, LIMIT_PER_ADDRESS: 0, PAGOSWEB_ENABLED: true });
});

it.each([
  ['API_PORT', 'x'],
  ['PUBLIC_ORIGIN', 'localhost'],
  ['PUBLIC_ORIGIN', 'http://localhost:4200/'],
  ['PAGOSWEB_ENABLED', 'yes'],
  ['PAGOSWEB_KEY', 'short'],
  ['PAGOSWEB_NOTIFY_FROM', ''],
  ['PAGOSWEB_NOTIFY_FROM', '192.0.2.0/99'],
  ['RECAPTCHA_THRESHOLD', '2'],
  ['PROVIDER_TIMEOUT_MS', '60000'],
  ['API_MODE', 'staging'],
])('names %s when it is %p', (name, value) => {
  expect(() => settingsFrom({ [name]: value })).toThrow(new RegExp(`^${name}: `));
});

it('does not start production with the local secrets', () => {
  const secrets = Object.entries(SETTINGS).filter(([, setting]) => 'secret' in setting);
  const environment: NodeJS.ProcessEnv = { API_MODE: 'production' };
  for (const [name, setting] of secrets) {
    expect(() => settingsFrom(environment)).toThrow(/: must be given in production$/);
    environment[name] = setting.local;
  }
  expect(settingsFrom(environment)).toMatchObject({ LIMIT_PER_ADDRESS: 600, RECONCILE_AFTER_MS: 300_000 });
});
