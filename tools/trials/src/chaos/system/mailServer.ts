import { text } from 'node:stream/consumers';
import type { Socket } from 'node:net';
import { serveSmtp } from '@laundry/sandbox/mailbox';
import type { SMTPServerSession } from 'smtp-server';
import type { FaultOptions } from '../faults.ts';
import { createFaults } from '../faults.ts';

/** A mail that the server accepted. */
export interface TakenMail {
  readonly messageId: string;
  readonly at: number;
  /** Whether the sender received the acknowledgement: it went on with the conversation. */
  readonly acknowledged: boolean;
}

const FAULTS = [
  'SMTP is silent',
  'SMTP refuses',
  'SMTP drops the connection',
  'SMTP stalls in the middle',
  'SMTP takes a mail and drops the connection before saying so',
] as const;
type Fault = (typeof FAULTS)[number];

const MESSAGE_ID = /^message-id:\s*(?<id><[^>]+>)/im;
const later = Object.assign(new Error('try again later'), { responseCode: 451 });

/** A mail server. A share of its connections meets a fault until it is repaired. */
export async function startMailServer(options: FaultOptions) {
  const taken: (Omit<TakenMail, 'acknowledged'> & { acknowledged: boolean })[] = [];
  const sockets = new Map<number, Socket>();
  const faults = new Map<number, Fault>();
  const { pick, repair } = createFaults(FAULTS, options);

  const findFault = ({ remotePort }: SMTPServerSession) => faults.get(remotePort);
  const dropConnection = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy();

  const server = await serveSmtp(0, {
    onConnect: (session, done) => {
      const fault = pick();
      if (fault) faults.set(session.remotePort, fault);
      if (fault !== 'SMTP is silent') done();
    },
    onRcptTo: (_address, session, done) => {
      done(findFault(session) === 'SMTP refuses' ? later : null);
    },
    onData: (stream, session, done) => {
      const fault = findFault(session);
      if (fault === 'SMTP drops the connection') {
        dropConnection(session);
        return;
      }
      // Neither reads nor answers.
      if (fault === 'SMTP stalls in the middle') return;
      text(stream).then(
        (raw) => {
          const mail = {
            messageId: MESSAGE_ID.exec(raw)?.groups?.['id'] ?? '',
            at: Date.now(),
            acknowledged: false,
          };
          taken.push(mail);
          if (fault !== undefined) {
            dropConnection(session);
            return;
          }
          // A sender that aborted the transfer meanwhile says nothing more, and sends the mail again.
          sockets.get(session.remotePort)?.once('data', () => {
            mail.acknowledged = true;
          });
          done();
        },
        () => undefined,
      );
    },
  });
  server.listening.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    if (remotePort === undefined) return;
    faults.delete(remotePort);
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  return {
    url: `smtp://127.0.0.1:${server.port}`,
    taken: (): readonly TakenMail[] => taken,
    repair,
    close: async (): Promise<void> => {
      const closed = server.close();
      for (const socket of sockets.values()) socket.destroy();
      await closed;
    },
  };
}
