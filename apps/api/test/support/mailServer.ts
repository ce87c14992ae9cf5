import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { startTestApp } from './testApp.ts';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The whole message, headers first, as it came over the wire. */
  readonly raw: string;
}

/**
 * How the server treats mails for an address: it stops answering, answers after four seconds, ends the
 * connection in the middle of the mail, or refuses them with a reply (550 5.1.1 …).
 */
export type Behaviour = 'silent' | 'slow' | 'dies' | { readonly code: number; readonly reply: string };

const refusal = ({ code, reply }: { code: number; reply: string }) =>
  Object.assign(new Error(reply), { responseCode: code });

/** Starts a mail server in this process. It keeps the mails that it accepts, and fails as it is told. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const behaviours = new Map<string, Behaviour>();
  const sockets = new Set<Socket>();
  let silentConnections = 0;
  let silenced = 0;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_session, done) => {
      if (silentConnections === 0) return done();
      silentConnections -= 1;
      silenced += 1;
    },
    onRcptTo: ({ address }, _session, done) => {
      const behaviour = behaviours.get(address);
      if (behaviour === 'silent') silenced += 1;
      else if (behaviour === 'slow') setTimeout(done, 4000);
      else if (typeof behaviour === 'object') done(refusal(behaviour));
      else done();
    },
    onData: (stream, { envelope, remotePort }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      if (to.some((address) => behaviours.get(address) === 'dies'))
        for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
      void text(stream).then(
        async (raw) => {
          const { subject = '', text: plain = '', html = '' } = await PostalMime.parse(raw);
          received.push({ to, subject, text: plain, html, raw });
          done();
        },
        (error: unknown) => done(error instanceof Error ? error : new Error('not read')),
      );
    },
  });
  // Tests end connections in the middle on purpose.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Sets how mails for an address are treated from now on; undefined: they are accepted. */
    treat: (recipient: string, behaviour: Behaviour | undefined) => {
      if (behaviour) behaviours.set(recipient, behaviour);
      else behaviours.delete(recipient);
    },
    /** Makes the server say nothing on the next `count` connections. */
    silence: (count: number) => {
      silentConnections = count;
    },
    /** The number of connections on which the server has stopped answering so far. */
    silenced: () => silenced,
    /** Ends all open connections. */
    hangUp,
    close: () =>
      new Promise<void>((resolve) => {
        hangUp();
        server.close(resolve);
      }),
  };
}

/** Starts the API with a mail server of its own. */
export async function startMailingApp(environment: Record<string, string> = {}) {
  const smtp = await startMailServer();
  const app = await startTestApp({ SMTP_URL: smtp.url, ...environment });
  const sendAll = async () => {
    while ((await app.mailer.run()) > 0);
    return smtp.received;
  };
  return {
    ...app,
    smtp,
    /** Sends queued mails. @returns all mails that arrived since `received` was cleared */
    sendAll,
    /** Sends queued mails. @returns all mails that arrived since `received` was cleared, and clears it */
    mailsSent: async () => (await sendAll()).splice(0),
    /** The same for a single mail. @throws Error where there is none, or more than one */
    onlyMail: async () => {
      const [mail, ...others] = (await sendAll()).splice(0);
      if (!mail || others.length > 0) throw new Error(`${mail ? others.length + 1 : 0} mails`);
      return mail;
    },
    /** Sends queued mails. @returns a pattern's first group in the newest matching mail, or '' */
    mailed: async (pattern: RegExp, recipient?: string) => {
      const mails = await sendAll();
      const own = mails.filter(({ to }) => recipient === undefined || to.includes(recipient));
      return own.flatMap(({ text: sent }) => pattern.exec(sent)?.[1] ?? []).at(-1) ?? '';
    },
    close: async () => {
      await app.close();
      await smtp.close();
    },
  };
}

export type MailingApp = Awaited<ReturnType<typeof startMailingApp>>;
