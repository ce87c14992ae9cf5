import * as v from 'valibot';
import { requiredInProduction, readSettings } from './index.ts';
import type { SettingKind, RawSettings, Setting } from './index.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const TABLE = {
  MODE: { schema: v.picklist(['a', 'b'], 'must be a or b'), local: 'a' },
  PAUSE: { schema: text, local: '1', production: '2' },
  SECRET: { schema: text, kind: 'secret', local: 'local-secret', production: requiredInProduction },
  ORIGIN: { schema: text, kind: 'origin', local: 'http://localhost:1', production: requiredInProduction },
  SPARE: { schema: text, kind: 'secret', local: 'local-spare', production: '' },
} as const satisfies Record<string, Setting>;

const GIVEN: RawSettings = { SECRET: 'kP9vX2mQ7rT4wZ8s', ORIGIN: 'https://lavaderos.uy' };

it('uses the local values by default, and the given ones', () => {
  expect(readSettings(TABLE, { PAUSE: '9' }, false)).toEqual({
    MODE: 'a',
    PAUSE: '9',
    SECRET: 'local-secret',
    ORIGIN: 'http://localhost:1',
    SPARE: 'local-spare',
  });
});

it("uses production's defaults there, which may be empty", () => {
  expect(readSettings(TABLE, GIVEN, true)).toEqual({ MODE: 'a', PAUSE: '2', SPARE: '', ...GIVEN });
});

it('reports all errors at once', () => {
  const together = ({ PAUSE }: { readonly PAUSE?: unknown }) => [
    { name: 'PAUSE', message: `must not be ${String(PAUSE)}` },
  ];
  const read = () => readSettings(TABLE, { MODE: 'c', SECRET: ' ', SPARE: 'short' }, true, together);
  const messages = [
    'MODE: must be a or b',
    'SECRET: must be given in production',
    'ORIGIN: must be given in production',
    'SPARE: must have at least 16 characters',
    'PAUSE: must not be 2',
  ];
  expect(read).toThrow(new Error(messages.join('\n')));
  expect(() => readSettings(TABLE, { MODE: 'c' }, false)).toThrow(new Error('MODE: must be a or b'));
});

it("accepts an empty value in the local run if production's default is empty", () => {
  expect(readSettings(TABLE, { SPARE: '' }, false)).toMatchObject({ SPARE: '' });
});

describe('production', () => {
  const read = (kind: SettingKind, value: string) => {
    const table = {
      ...TABLE,
      NEW: { schema: text, kind, local: 'smtp://127.0.0.1:4231', production: requiredInProduction },
    } as const;
    return readSettings(table, { ...GIVEN, NEW: value }, true);
  };

  it.each<[SettingKind, string]>([
    ['server', 'smtp://127.0.0.1:4231'],
    ['server', 'smtp://localhost:4231/'],
    ['server', 'SMTP://[::1]:4231'],
    ['identifier', 'local-secret'],
    ['contact', ' http://localhost:1 '],
    ['url', 'https://lavaderos.uy, http://localhost:1'],
  ])('refuses as %s the local value %s, even of another setting', (kind, value) => {
    expect(() => read(kind, value)).toThrow(new Error('NEW: must not be a value of the local run'));
  });

  it.each<[SettingKind, string, string]>([
    ['secret', 'kP9vX2mQ7rT4wZ8', 'must have at least 16 characters'],
    ['secret', 'local-of-my-own-0123456789', 'must not be a key for tests'],
    ['secret', 'TEST-8216587236401234-010203-a1b2c3', 'must not be a key for tests'],
    ['identifier', '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI', 'must not be a key for tests'],
    ['origin', 'http://lavaderos.uy', 'must begin with https://'],
    ['origin', 'https://lavadero.example', 'must not be on an example host'],
    ['url', 'https://localhost:4220/bancard', 'must not be an address of this machine'],
    ['url', 'https://0x7f.1/x', 'must not be an address of this machine'],
    ['url', 'https://www.lavaderos.uy,https://[::1]:9', 'must not be an address of this machine'],
    ['server', 'postgres://db.example/x', 'must not be on an example host'],
    ['emailAddress', 'Lavadero <hola@otro.example>', 'must not be an example address'],
    ['emailAddress', 'root@localhost', 'must not be an example address'],
    ['network', '200.40.0.0/16, 127.0.0.0/8', 'must not be an address of this machine'],
  ])('refuses as %s %s', (kind, value, reason) => {
    expect(() => read(kind, value)).toThrow(new Error(`NEW: ${reason}`));
  });

  it.each<[SettingKind, string]>([
    ['secret', 'kP9vX2mQ7rT4wZ8s'],
    ['url', 'https://a.uy,https://b.uy/path'],
    ['server', 'postgres://laundry@127.0.0.1:5432/laundry'],
    ['server', 'smtp://localhost:25'],
    ['emailAddress', 'Lavaderos <hola@lavaderos.uy>'],
    ['contact', '+598 2900 1234'],
    ['identifier', '77'],
    ['network', '200.40.0.0/16,2800:a0::/32'],
  ])('accepts as %s %s', (kind, value) => {
    expect(read(kind, value)).toMatchObject({ NEW: value });
  });
});
