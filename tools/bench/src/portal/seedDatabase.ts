import { seed } from './seed.ts';

/** `node tools/bench/src/portal/seedDatabase.ts postgres://…`: fills that empty database. */
const [, , url] = process.argv;
if (url === undefined) throw new Error('usage: node tools/bench/src/portal/seedDatabase.ts URL');

const start = performance.now();
await seed(url);
console.log(`seeded in ${((performance.now() - start) / 1000).toFixed(1)} s`);
