import { processHost, runCompany } from './company/run.ts';
import { ignoreBrokenPipe } from './process/runScript.ts';

ignoreBrokenPipe();

/** `npm run company -- COMMAND`: the company's data, money and people; `--help` lists the commands. */
process.exitCode = await runCompany(process.argv.slice(2), processHost);
