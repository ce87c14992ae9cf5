import type { Command } from 'commander';
import { addActorOptions } from './actorOptions.ts';
import type { ActorOptions } from './actorOptions.ts';
import { CommandError } from './commandContext.ts';
import type { CommandContext } from './commandContext.ts';
import { importRow } from './importRow.ts';

interface ImageOptions extends ActorOptions {
  readonly alt?: string;
  readonly remove?: true;
}

/** The cell that clears a column. */
const CLEAR = '-';

/** Adds `accessory image` to the group that has `accessory add` and `accessory set`. */
export function accessoryCommands(accessory: Command, context: CommandContext): void {
  addActorOptions(accessory.command('image'), context.user)
    .description('gives an accessory a picture, another one, or none')
    .argument('<reference>', 'what the company calls it')
    .argument('[file]', 'JPEG, PNG, WebP or AVIF; 20 MB and 50 million px at most, 200 px a side at least')
    .option('--alt <text>', 'what is seen in it, for who does not see it; its name where it is not said')
    .option('--remove', 'the drawing stands in again')
    .action(async (reference: string, file: string | undefined, { alt, remove, ...actor }: ImageOptions) => {
      if ((file !== undefined || alt !== undefined) === (remove === true))
        throw new CommandError('name a file, or say --remove');
      const cells = remove
        ? { reference, image: CLEAR, image_alt: CLEAR }
        : { reference, image: file, image_alt: alt };
      await importRow(context, {
        kind: 'accessories',
        cells,
        command: 'accessory image',
        actor,
        expects: 'known',
      });
    });
}
