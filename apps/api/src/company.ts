import { processHost, runCompany } from './company/run.ts';
import { outliveReader } from './process/runScript.ts';

outliveReader();

/** `npm run company -- COMMAND`: the company's data, money and people; `--help` lists the commands. */
process.exitCode = await runCompany(process.argv.slice(2), processHost);
