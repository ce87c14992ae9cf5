import type { Command } from 'commander';
import { addActorOptions } from './actorOptions.ts';
import type { ActorOptions } from './actorOptions.ts';
import { CommandError } from './commandContext.ts';
import type { CommandContext } from './commandContext.ts';

interface EraseOptions extends ActorOptions {
  readonly yes?: true;
}

/** Adds `person export EMAIL` and `person erase EMAIL`, for requests about personal data. */
export function personCommand(program: Command, { run, print, confirm, user }: CommandContext): void {
  const person = program.command('person').description('what is kept of a person, and its end');

  person
    .command('export')
    .description('prints all that is kept of a person, as JSON')
    .argument('<email>', 'of a payer, a resident, an administrator or who wrote')
    .action(async (email: string) => {
      print(JSON.stringify(await run('exportPerson', { email }), null, 2));
    });

  addActorOptions(person.command('erase'), user)
    .description('erases a person; payments, uses and ledger stay, without the person')
    .argument('<email>', 'of whoever asked for it')
    .option('-y, --yes', 'do not ask')
    .action(async (email: string, { by, reason, yes }: EraseOptions) => {
      if (!yes && !(await confirm(`Erase ${email}? This cannot be undone.`)))
        throw new CommandError('nothing was erased');
      const erased = await run('erasePerson', { email, by, reason });
      const touched = Object.entries(erased).filter(([, count]) => count > 0);
      print(
        touched.length === 0
          ? 'nothing is kept of this e-mail'
          : touched.map(([what, count]) => `${what}: ${count}`).join('\n'),
      );
    });
}
