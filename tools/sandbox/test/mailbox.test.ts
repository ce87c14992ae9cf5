import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { createClosers } from '../src/local/closers.ts';
import { startMailbox } from '../src/mailbox/startMailbox.ts';

const closers = createClosers();
let folder: string;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;

const start = () => startMailbox({ port: 0, smtpPort: 0, file: join(folder, 'mail/messages.ndjson') });
const get = (path: string) => fetch(`http://127.0.0.1:${mailbox.port}${path}`);
const messages = async (): Promise<unknown> => (await get('/api/messages')).json();

async function send(mail: { to: string; subject: string; text?: string; html?: string }) {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: mailbox.smtpPort, secure: false });
  await transport.sendMail({ from: 'hola@lavadero.example', ...mail });
  transport.close();
}

beforeAll(async () => {
  folder = await closers.folder('mailbox');
  mailbox = await start();
  closers.add(() => mailbox.close());
});
afterAll(closers.closeAll);

describe('the mailbox', () => {
  it('lists the newest mail first, and keeps all mails across a restart', async () => {
    expect(await messages()).toEqual([]);
    await send({ to: 'una@demo.example', subject: 'Confirmación', text: 'Buen día' });
    await send({ to: 'dos@demo.example', subject: 'Reporte', html: '<h1>Usos</h1><script>x()</script>' });
    const expected = [
      {
        to: 'dos@demo.example',
        subject: 'Reporte',
        html: expect.stringContaining('<h1>Usos</h1>') as string,
      },
      {
        to: 'una@demo.example',
        subject: 'Confirmación',
        text: expect.stringContaining('Buen día') as string,
      },
    ];
    expect(await messages()).toMatchObject(expected);
    await mailbox.close();
    mailbox = await start();
    expect(await messages()).toMatchObject(expected);
  });

  it('shows HTML mail in a sandbox without scripts, and allows images of sites on this machine', async () => {
    const list = await (await get('/')).text();
    const [, path = ''] = /href="(\/messages\/[^"]+)">Reporte/.exec(list) ?? [];
    const answer = await get(path);
    expect(answer.headers.get('content-security-policy')).toContain('img-src data: http://localhost:*;');
    const page = await answer.text();
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script');
    expect((await get('/messages/none')).status).toBe(404);
  });
});
