import { partOfLock } from '../src/packaging/lockFile.ts';
import type { LockFile } from '../src/packaging/lockFile.ts';

const ROOT = { name: 'artifact', version: '0.0.0' };
const lock: LockFile = {
  lockfileVersion: 3,
  packages: {
    '': {},
    'node_modules/server': {
      version: '5.0.0',
      dev: true,
      dependencies: { parser: '^1.0.0' },
      optionalDependencies: { 'native-linux': '1.0.0', 'native-gone': '1.0.0' },
      peerDependencies: { types: '*', plugin: '*' },
      peerDependenciesMeta: { types: { optional: true } },
    },
    'node_modules/server/node_modules/parser': { version: '1.4.0', dependencies: { text: '2.0.0' } },
    'node_modules/parser': { version: '2.0.0' },
    'node_modules/text': { version: '2.0.0', dependencies: { server: '*' } },
    'node_modules/native-linux': { version: '1.0.0' },
    'node_modules/plugin': { version: '3.0.0' },
    'node_modules/types': { version: '9.0.0' },
    'node_modules/@tools/compiler': { version: '6.0.0', dev: true },
  },
};

it('keeps what packages depend on, as near as Node would find it, and nothing else', () => {
  const { packages } = partOfLock(lock, ROOT, ['server']);
  expect(Object.keys(packages)).toEqual([
    '',
    'node_modules/native-linux',
    'node_modules/plugin',
    'node_modules/server',
    'node_modules/server/node_modules/parser',
    'node_modules/text',
  ]);
  expect(packages['']).toEqual({ ...ROOT, dependencies: { server: '5.0.0' } });
  expect(packages['node_modules/server']).not.toHaveProperty('dev');
});

it('names what the lock file does not have', () => {
  expect(() => partOfLock(lock, ROOT, ['server', 'unknown'])).toThrow('unknown is not in the lock file');
});
