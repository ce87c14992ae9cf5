import { processHost, runCompany } from './company/run.ts';

/** `npm run company -- COMMAND`: the company's data, money and people; `--help` lists the commands. */
// Whoever reads the output, such as `head`, may end first.
process.stdout.on('error', () => process.exit());
process.exitCode = await runCompany(process.argv.slice(2), processHost);
