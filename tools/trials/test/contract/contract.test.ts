import { readOutput } from '@laundry/sandbox/local';
import { runFuzz } from '../../src/contract/fuzz/runFuzz.ts';
import { startInstance } from '../../src/contract/instance.ts';
import type { Instance } from '../../src/contract/instance.ts';

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance();
});
afterAll(() => instance.close());

it.each(['whole', 'sites'])('passes every call of the level %s', async (level) => {
  const command = ['tools/trials/src/contract/run.ts', '--url', instance.url.href, '--level', level];
  const { output, code } = await readOutput(command);
  expect(output.split('\n').filter((line) => line.includes('FAILED'))).toEqual([]);
  expect(code).toBe(0);
});

it('answers generated requests correctly, valid and broken', async () => {
  const { failures, byStatus } = await runFuzz(instance, { requests: 1500, seed: 20_260_314 });
  expect(failures).toEqual([]);
  // Both kinds occurred: successes, and refusals for every possible reason.
  expect([...byStatus.keys()]).toEqual(
    expect.arrayContaining([200, 201, 204, 400, 401, 403, 404, 413, 415, 422]),
  );
});
