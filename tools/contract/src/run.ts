import { contractOptionsFrom } from './options.ts';
import { runSuite } from './suite/runSuite.ts';

const NAME_WIDTH = 28;

// `npm run contract -- --url http://…`: a line for each call; its exit code is 1 where any check failed.
let failures = 0;
console.log(`${'call'.padEnd(NAME_WIDTH)}passed  failed`);
for await (const { call, passed, failed } of runSuite(contractOptionsFrom(process.argv.slice(2)))) {
  failures += failed.length;
  console.log(
    `${call.padEnd(NAME_WIDTH)}${String(passed).padStart(6)}  ${String(failed.length).padStart(6)}`,
  );
  for (const failure of failed) console.log(`  FAILED ${failure}`);
}
console.log(failures === 0 ? 'PASSED: the server keeps the contract' : `FAILED: ${failures} checks`);
process.exitCode = failures === 0 ? 0 : 1;
