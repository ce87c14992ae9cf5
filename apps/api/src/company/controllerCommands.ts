import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import type { Executor } from '../database/connect.ts';
import { buildingByReference, listControllers } from '../queries/controllers.ts';
import { recordCompanyAction } from '../queries/company/audit.ts';
import { addController, revokeController, rotateControllerKey } from '../services/controllers.ts';
import { CommandError } from './commandError.ts';
import type { Surroundings } from './surroundings.ts';

interface Options {
  readonly by: string;
  readonly reason: string;
}

/** @throws CommandError in words for whoever typed the command */
function known<T>(value: T | undefined | false, otherwise: string): T {
  if (value === undefined || value === false) throw new CommandError(otherwise);
  return value;
}

const NAME = 'small letters, digits and hyphens: what the controller calls itself in X-Controller';

/** `controller add|rotate|revoke|list`: the controllers of buildings and the keys that they sign with. */
export function controllerCommands(program: Command, { open, say, user }: Surroundings): void {
  const group = program.command('controller').description('controllers of buildings and their keys');
  const command = (name: string, description: string, reason: string) =>
    group
      .command(name)
      .description(description)
      .argument('<name>', NAME)
      .option('--by <name>', 'who does it', user)
      .option('--reason <text>', 'why', reason);
  const audit =
    (what: string, name: string, options: Options, changes: object = {}) =>
    (transaction: Executor, at: Date) =>
      recordCompanyAction(transaction, {
        id: randomUUID(),
        command: `controller ${what}`,
        subject: name,
        changes,
        by: options.by,
        reason: options.reason,
        at,
      });

  command('add', 'makes a controller of a building and prints its key, this once', 'new controller')
    .requiredOption('--building <reference>', "the building's reference")
    .action(async (name: string, options: Options & { readonly building: string }) => {
      const company = await open();
      const building = known(
        await buildingByReference(company.db, options.building),
        `there is no building ${options.building}`,
      );
      const keep = audit('add', name, options, { building: options.building });
      const key = await addController(company, name, building, keep);
      say(known(key, `there is a controller ${name} already`));
    });
  command(
    'rotate',
    'gives a controller a new key and prints it; the one before holds for CONTROLLER_KEY_OVERLAP_DAYS',
    'new key',
  ).action(async (name: string, options: Options) => {
    const key = await rotateControllerKey(await open(), name, audit('rotate', name, options));
    say(known(key, `there is no controller ${name}`));
  });
  command('revoke', 'ends all keys of a controller at once', 'keys ended').action(
    async (name: string, options: Options) => {
      const revoked = await revokeController(await open(), name, audit('revoke', name, options));
      known(revoked, `no key of a controller ${name} holds`);
      say(`no key of ${name} holds any more`);
    },
  );
  group
    .command('list')
    .description('names all controllers')
    .action(async () => {
      const { db, clock } = await open();
      for (const { id, building_name, keys, last_reported_at } of await listControllers(db, clock()))
        say(
          `${id}  ${building_name}  ${keys ?? 0} keys  last reported ${last_reported_at?.toISOString() ?? 'never'}`,
        );
    });
}
