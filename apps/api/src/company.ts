import { processHost, runCompany } from './company/run.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever reads the output, such as `head`, may end first: the command still does what it was asked for.
  if (error.code !== 'EPIPE') throw error;
});

/** `npm run company -- COMMAND`: the company's data, money and people; `--help` lists the commands. */
process.exitCode = await runCompany(process.argv.slice(2), processHost);
