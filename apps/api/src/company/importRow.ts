import type { ActorOptions } from './actorOptions.ts';
import type { KindName } from '../company-data/kinds.ts';
import { withPictures } from './pictureFiles.ts';
import type { CommandContext } from './commandContext.ts';
import { kindText } from './importTexts.ts';

export interface RowCommand {
  readonly kind: KindName;
  readonly cells: Readonly<Record<string, string | undefined>>;
  /** The command as the audit trail names it, for example 'card lost'. */
  readonly command: string;
  readonly actor: ActorOptions;
  /** Whether the record has to be new or has to exist. */
  readonly expects?: 'new' | 'known' | undefined;
  readonly yes?: boolean;
}

/** Runs a command as an import of a single line, and prints what changed. */
export async function importRow(
  { run, print, folder }: Pick<CommandContext, 'run' | 'print' | 'folder'>,
  { kind, cells, command, actor: { by, reason }, expects, yes = false }: RowCommand,
): Promise<void> {
  const text = JSON.stringify({ kind, ...cells });
  const file = {
    name: command,
    ndjson: true,
    bytes: async function* () {
      yield Buffer.from(text);
    },
  };
  const { pictures } = await withPictures(run, file, { folder });
  const [report] = await run('import', {
    files: [{ name: command, ndjson: true, text, pictures }],
    actor: { by, reason },
    command,
    yes,
    ...(expects && { expects }),
  });
  const lines = report?.kinds.flatMap(kindText) ?? [];
  print(lines.length > 1 ? lines.slice(1).join('\n') : 'it is so already');
}
