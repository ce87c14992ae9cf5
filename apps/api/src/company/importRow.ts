import type { ActorOptions } from './actorOptions.ts';
import type { KindName } from '../company-data/kinds.ts';
import { withPictures } from './pictureFiles.ts';
import type { CommandContext } from './commandContext.ts';
import { kindText } from './importTexts.ts';

export interface RowCommand {
  readonly kind: KindName;
  readonly cells: Readonly<Record<string, string | undefined>>;
  /** The command's words, as the audit trail keeps them: 'card lost'. */
  readonly words: string;
  readonly actor: ActorOptions;
  /** Whether what it is about has to be new, or has to be there. */
  readonly expects?: 'new' | 'known' | undefined;
}

/** Runs a command that stands for a file of one line, and says what changed. */
export async function importRow(
  { run, print, folder }: Pick<CommandContext, 'run' | 'print' | 'folder'>,
  { kind, cells, words, actor: { by, reason }, expects }: RowCommand,
): Promise<void> {
  const text = JSON.stringify({ kind, ...cells });
  const file = {
    name: words,
    ndjson: true,
    bytes: async function* () {
      yield Buffer.from(text);
    },
  };
  const { pictures } = await withPictures(run, file, folder);
  const [report] = await run('import', {
    files: [{ name: words, ndjson: true, text, pictures }],
    actor: { by, reason },
    command: words,
    ...(expects && { expects }),
  });
  const lines = report?.kinds.flatMap(kindText) ?? [];
  print(lines.length > 1 ? lines.slice(1).join('\n') : 'it is so already');
}
