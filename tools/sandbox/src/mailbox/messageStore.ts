import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';

const Message = v.object({
  id: v.string(),
  /** All recipients, separated by commas. */
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  receivedAt: v.string(),
});
/** A mail in the mailbox. */
export type Message = v.InferOutput<typeof Message>;

/** Older mails are dropped, so that a long run stays small. */
const MAX_MESSAGES = 1000;

/** A line of the file; null where it is incomplete or invalid. */
const Line = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), Message)), null);

/** Opens a store whose file has one message per line; each new one is appended. */
export async function openMessageStore(file: string) {
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, '');
  const lines = (await readFile(file, 'utf8')).split('\n');
  const messages = lines.flatMap((line) => v.parse(Line, line) ?? []).slice(-MAX_MESSAGES);
  return {
    /** Newest first. */
    all: (): readonly Message[] => messages.toReversed(),
    find: (id: string) => messages.find((message) => message.id === id),
    add: async (message: Message): Promise<void> => {
      messages.push(message);
      if (messages.length > MAX_MESSAGES) messages.shift();
      await appendFile(file, `${JSON.stringify(message)}\n`);
    },
  };
}
export type MessageStore = Awaited<ReturnType<typeof openMessageStore>>;
