import type { Command } from 'commander';
import { StillAdministers, exportPerson, forgetPerson } from '../services/company/personData.ts';
import { CommandError } from './commandError.ts';
import type { Surroundings } from './surroundings.ts';

interface EraseOptions {
  readonly by: string;
  readonly reason: string;
  readonly yes?: boolean;
}

/** `person export|erase EMAIL`: what is kept of somebody, and its end. */
export function personCommand(program: Command, { open, say, confirm, user }: Surroundings): void {
  const person = program.command('person').description('what is kept of a person, and its end');

  person
    .command('export')
    .description('prints all that is kept of a person, as JSON')
    .argument('<email>')
    .action(async (email: string) => {
      say(JSON.stringify(await exportPerson(await open(), email), null, 2));
    });

  person
    .command('erase')
    .description('erases a person; payments, uses and ledger stay, without the person')
    .argument('<email>')
    .requiredOption('--reason <text>', 'why')
    .option('--by <name>', 'who does it', user)
    .option('--yes', 'do not ask')
    .action(async (email: string, { by, reason, yes = false }: EraseOptions) => {
      const company = await open();
      if (!yes && !(await confirm(`Erase ${email}? This cannot be undone.`)))
        throw new CommandError('nothing was erased');
      try {
        const erased = await forgetPerson(company, email, { by, reason });
        const touched = Object.entries(erased).filter(([, count]) => count > 0);
        say(
          touched.length === 0
            ? 'nothing is kept of this e-mail'
            : touched.map(([what, count]) => `${what}: ${count}`).join('\n'),
        );
      } catch (error) {
        if (!(error instanceof StillAdministers)) throw error;
        throw new CommandError(`${email} administers buildings: it has to be removed in the portal first`);
      }
    });
}
