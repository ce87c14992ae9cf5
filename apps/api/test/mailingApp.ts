import { startMailServer } from './mailServer.ts';
import { startTestApp } from './testApp.ts';

/** The API of a test with a mail server of its own. */
export async function startMailingApp(environment: Record<string, string> = {}) {
  const smtp = await startMailServer();
  const app = await startTestApp({ SMTP_URL: smtp.url, ...environment });
  const close = async () => {
    await app.close();
    await smtp.close();
  };
  return { ...app, smtp, close };
}

export type MailingApp = Awaited<ReturnType<typeof startMailingApp>>;
