import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';

const Message = v.object({
  id: v.string(),
  /** Every recipient, with commas between them. */
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  receivedAt: v.string(),
});
/** One mail as the mailbox shows it. */
export type Message = v.InferOutput<typeof Message>;

export interface MessageStore {
  /** Newest first. */
  all(): readonly Message[];
  find(id: string): Message | undefined;
  add(message: Message): Promise<void>;
}

/** Older ones are forgotten, so that a long-lived run stays small. */
const KEPT = 1000;

/** A line of the file; undefined for one that was cut off or that nobody of us wrote. */
function messageOf(line: string): Message | undefined {
  try {
    const result = v.safeParse(Message, JSON.parse(line));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** The messages of a file, one a line, which every new one is added to. */
export async function openMessageStore(file: string): Promise<MessageStore> {
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, '');
  const lines = (await readFile(file, 'utf8')).split('\n');
  const messages = lines.flatMap((line) => messageOf(line) ?? []).slice(-KEPT);
  return {
    all: () => messages.toReversed(),
    find: (id) => messages.find((message) => message.id === id),
    add: async (message) => {
      messages.push(message);
      if (messages.length > KEPT) messages.shift();
      await appendFile(file, `${JSON.stringify(message)}\n`);
    },
  };
}
