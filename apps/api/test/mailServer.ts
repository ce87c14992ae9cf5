import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The whole message, headers first, as it came over the wire. */
  readonly raw: string;
}

/** A mail server of this process that keeps what it takes, or refuses it for as long as it is told to. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  let refuses = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, done) => done(refuses ? new Error('not now') : undefined),
    onData: (stream, { envelope }, done) => {
      void text(stream).then(
        async (raw) => {
          const { subject = '', text: plain = '', html = '' } = await PostalMime.parse(raw);
          const to = envelope.rcptTo.map(({ address }) => address);
          received.push({ to, subject, text: plain, html, raw });
          done();
        },
        (error: unknown) => done(error instanceof Error ? error : new Error('not read')),
      );
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (refused: boolean) => {
      refuses = refused;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}
