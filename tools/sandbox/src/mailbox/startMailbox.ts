import Fastify from 'fastify';
import { listenOnLoopback } from '../local/listen.ts';
import { openMessageStore } from './messageStore.ts';
import type { MessageStore } from './messageStore.ts';
import { listPage, messagePage, missingPage } from './pages.ts';
import { storeMails, serveSmtp } from './smtp.ts';

export { serveSmtp };

export interface MailboxOptions {
  /** The port of its pages. */
  readonly port: number;
  readonly smtpPort: number;
  /** The file for the messages. */
  readonly file: string;
}

const HEADERS = {
  // Allows images from the local run's sites, because mails show their logo.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data: http://localhost:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
const HTML = 'text/html; charset=utf-8';

function createPages(store: MessageStore) {
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(HEADERS));
  app.get('/', (_request, reply) => reply.type(HTML).send(listPage(store.all())));
  app.get('/api/messages', () => store.all());
  app.get<{ Params: { id: string } }>('/messages/:id', ({ params }, reply) => {
    const message = store.find(params.id);
    void reply.code(message ? 200 : 404).type(HTML);
    return reply.send(message ? messagePage(message) : missingPage());
  });
  return app;
}

/** Starts the mailbox of docs/local-run.md: SMTP, pages and `GET /api/messages`. Port 0 is a free one. */
export async function startMailbox({ port, smtpPort, file }: MailboxOptions) {
  const store = await openMessageStore(file);
  const smtp = await serveSmtp(smtpPort, storeMails(store));
  const pages = createPages(store);
  return {
    port: await listenOnLoopback(pages, port),
    smtpPort: smtp.port,
    close: async (): Promise<void> => {
      await Promise.all([pages.close(), smtp.close()]);
    },
  };
}
