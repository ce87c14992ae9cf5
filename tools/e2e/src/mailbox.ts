import { expect } from '@playwright/test';
import type { Stack } from './stacks.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Waits for the newest mail to an address with a text in its subject or content. */
export async function mailTo({ addresses }: Stack, to: string, text: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${addresses.mailbox}/api/messages`);
      const mails = (await answer.json()) as Mail[];
      found = mails.find((mail) => mail.to === to && `${mail.subject}\n${mail.text}`.includes(text));
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error('no mail');
  return found;
}
