import { readOutput } from '@laundry/sandbox/local';

it('loses and duplicates nothing while an instance, PostgreSQL, providers and mail fail', async () => {
  const { output, code } = await readOutput([
    'tools/trials/src/chaos/run.ts',
    ...['--topups', '40', '--purchases', '8', '--seed', '7', '--people', '8'],
    ...['--kills', '1', '--restarts', '1'],
  ]);
  expect(output).toContain('PASSED');
  expect(code).toBe(0);
});
