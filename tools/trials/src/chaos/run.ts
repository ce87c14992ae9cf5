import { chaosRun } from './chaosRun.ts';
import { optionsFrom } from './options.ts';
import { reportOf } from './report.ts';

// `npm run chaos` exits with 1 where anything was lost, doubled or stuck, or a process ended by itself.
const outcome = await chaosRun(optionsFrom(process.argv.slice(2)), (text) => {
  console.log(text);
});
console.log(`\n${reportOf(outcome)}`);
process.exitCode = outcome.breaches.length === 0 ? 0 : 1;
