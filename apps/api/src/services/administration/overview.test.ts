import { failingMachines } from './overview.ts';

let place = 0;
const machine = (uses: number, failed: number) => ({ id: `m${(place += 1)}`, uses, failed });
const many = (count: number, uses: number, failed: number) =>
  Array.from({ length: count }, () => machine(uses, failed));

describe('machines that fail unusually often', () => {
  it('have a failure rate far above the others, and come worst first', () => {
    const bad = machine(100, 30);
    const worse = machine(60, 30);
    expect(failingMachines([bad, ...many(20, 100, 6), worse])).toEqual([worse, bad]);
  });

  it.each([
    ['fail as chance would have it', [machine(70, 8), ...many(10, 70, 4)]],
    ['have too few uses to tell', [machine(19, 19), ...many(10, 200, 6)]],
    ['are surely above the average, but hardly', [machine(100_000, 6_900), ...many(10, 100_000, 6_000)]],
    ['fail as all the others do', many(5, 100, 60)],
    ['never fail', many(5, 100, 0)],
    ['are alone', [machine(100, 90)]],
    ['were never used', [machine(0, 0)]],
  ])('do not include machines that %s', (_what, machines) => {
    expect(failingMachines(machines)).toEqual([]);
  });

  it('include machines from 20 uses on', () => {
    const bad = machine(20, 20);
    expect(failingMachines([bad, ...many(10, 200, 6)])).toEqual([bad]);
  });

  it('are at most ten, by failure rate and then by number of failures', () => {
    const bad = Array.from({ length: 12 }, (_, index) => machine(100, 50 + index));
    const twice = machine(200, 122);
    const found = failingMachines([...bad, twice, ...many(300, 100, 2)]);
    expect(found).toHaveLength(10);
    expect(found.slice(0, 3)).toEqual([twice, bad[11], bad[10]]);
  });
});
