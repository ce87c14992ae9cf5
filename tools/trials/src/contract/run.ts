import { contractOptionsFrom } from './options.ts';
import { runSites } from './sites/runSites.ts';
import { runSuite } from './suite/runSuite.ts';

const NAME_WIDTH = 28;

// `npm run contract -- --url http://…`: a line for each call; its exit code is 1 where any check failed.
const options = contractOptionsFrom(process.argv.slice(2));
const isForSites = options.level === 'sites';
let failures = 0;
console.log(`${'call'.padEnd(NAME_WIDTH)}passed  failed`);
for await (const { call, passed, failed } of (isForSites ? runSites : runSuite)(options)) {
  failures += failed.length;
  console.log(
    `${call.padEnd(NAME_WIDTH)}${String(passed).padStart(6)}  ${String(failed.length).padStart(6)}`,
  );
  for (const failure of failed) console.log(`  FAILED ${failure}`);
}
const kept = isForSites ? 'has what both sites need' : 'keeps the contract';
console.log(failures === 0 ? `PASSED: the server ${kept}` : `FAILED: ${failures} checks`);
process.exitCode = failures === 0 ? 0 : 1;
