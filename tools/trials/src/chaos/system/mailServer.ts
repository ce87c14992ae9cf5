import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Socket } from 'node:net';
import type { Random } from '@laundry/sandbox';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerSession } from 'smtp-server';
import type { Tally } from '../tally.ts';

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

/** A mail server of whose connections a share meets a fault until it is repaired. */
export async function startMailServer({
  random,
  share,
  tally,
}: {
  random: Random;
  share: number;
  tally: Tally;
}) {
  const taken: (Omit<TakenMail, 'acknowledged'> & { acknowledged: boolean })[] = [];
  const sockets = new Map<number, Socket>();
  const faults = new Map<number, Fault>();
  let broken = true;

  const faultOf = ({ remotePort }: SMTPServerSession) => faults.get(remotePort);
  const dropConnection = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy();

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onConnect: (session, done) => {
      const fault = broken && random.chance(share) ? random.pick(FAULTS) : undefined;
      if (fault) {
        faults.set(session.remotePort, fault);
        tally.add(fault);
      }
      if (fault !== 'SMTP is silent') done();
    },
    onRcptTo: (_address, session, done) => {
      done(faultOf(session) === 'SMTP refuses' ? later : null);
    },
    onData: (stream, session, done) => {
      const fault = faultOf(session);
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
  // An aborted connection must not affect other clients.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  listening.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    if (remotePort === undefined) return;
    faults.delete(remotePort);
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  await once(listening, 'listening');
  const address = listening.address();

  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    taken: (): readonly TakenMail[] => taken,
    repair: (): void => {
      broken = false;
    },
    close: async (): Promise<void> => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets.values()) socket.destroy();
      await closed;
    },
  };
}
