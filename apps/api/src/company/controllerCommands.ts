import type { Command } from 'commander';
import type { ActorOptions } from './actorOptions.ts';
import type { CommandContext } from './commandContext.ts';

const NAME = 'small letters, digits and hyphens: what the controller calls itself in X-Controller';

/** `controller add|rotate|revoke|reencrypt|list`: the controllers in the buildings and their signing keys. */
export function controllerCommands(program: Command, { run, print, user }: CommandContext): void {
  const group = program.command('controller').description('controllers of buildings and their keys');
  const command = (name: string, description: string, reason: string) =>
    group
      .command(name)
      .description(description)
      .argument('<name>', NAME)
      .option('--by <name>', 'who does it', user)
      .option('--reason <text>', 'why', reason);

  command('add', 'makes a controller of a building and prints its key, this once', 'new controller')
    .requiredOption('--building <reference>', "the building's reference")
    .action(async (name: string, { building, ...actor }: ActorOptions & { readonly building: string }) => {
      print((await run('addController', { name, building, ...actor })).key);
    });
  command(
    'rotate',
    'gives a controller a new key and prints it; the one before holds for CONTROLLER_KEY_OVERLAP_DAYS',
    'new key',
  ).action(async (name: string, actor: ActorOptions) => {
    print((await run('rotateControllerKey', { name, ...actor })).key);
  });
  command('revoke', 'ends all keys of a controller at once', 'keys ended').action(
    async (name: string, actor: ActorOptions) => {
      await run('revokeController', { name, ...actor });
      print(`no key of ${name} holds any more`);
    },
  );
  group
    .command('reencrypt')
    .description('encrypts all keys by CONTROLLER_KEYS_SECRET, so that CONTROLLER_KEYS_SECRET_BEFORE can go')
    .option('--by <name>', 'who does it', user)
    .option('--reason <text>', 'why', 'another secret')
    .action(async (actor: ActorOptions) => {
      print(`${(await run('reencryptControllerKeys', actor)).count} keys encrypted`);
    });
  group
    .command('list')
    .description('names all controllers, with their buildings, keys and last reports')
    .action(async () => {
      const found = await run('controllers', {});
      for (const { id, building_name, keys, last_reported_at } of found)
        print(`${id}  ${building_name}  ${keys} keys  last reported ${last_reported_at ?? 'never'}`);
      if (found.length === 0) print('no controllers');
    });
}
