import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Message, MessageStore } from './messageStore.ts';

const MAX_BYTES = 10 * 1024 * 1024;

async function messageOf(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Message> {
  const { subject = '', text = '', html = '' } = await PostalMime.parse(await buffer(stream));
  return {
    id: randomUUID(),
    to: session.envelope.rcptTo.map(({ address }) => address).join(', '),
    subject,
    text,
    html,
    receivedAt: new Date().toISOString(),
  };
}

/** Stores every mail, whoever its recipients are. Nothing is forwarded. */
export function createSmtp(store: MessageStore): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    rejectOversized: true,
    onData: (stream, session, done) => {
      messageOf(stream, session)
        .then((message) => (stream.sizeExceeded ? undefined : store.add(message)))
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error('not kept')),
        );
    },
  });
  // An aborted connection must not affect other clients.
  server.on('error', () => undefined);
  return server;
}
