import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerOptions, SMTPServerSession } from 'smtp-server';
import { listeningPort } from '../local/listen.ts';
import type { Message, MessageStore } from './messageStore.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** Starts a mail server on the loopback that lets everybody send. @param port 0 means a free one */
export async function serveSmtp(port: number, options: SMTPServerOptions) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    ...options,
  });
  // An aborted connection must not affect other clients.
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return {
    port: listeningPort(listening),
    listening,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function readMessage(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Message> {
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
export const storeMails = (store: MessageStore): SMTPServerOptions => ({
  size: MAX_BYTES,
  rejectOversized: true,
  onData: (stream, session, done) => {
    readMessage(stream, session)
      .then((message) => (stream.sizeExceeded ? undefined : store.add(message)))
      .then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error('not kept')),
      );
  },
});
