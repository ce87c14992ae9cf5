import { processHost, runCompany } from './company/run.ts';

/**
 * `npm run company -- COMMAND`: the company's data, its money and its people, by command; `--help` tells of
 * each.
 */
process.exitCode = await runCompany(process.argv.slice(2), processHost);
