import type { FakeAnswer } from '@laundry/flow/testing';
import { screen, userEvent, within } from 'storybook/test';
import AccessoriesIsland from '../../app/islands/accessories.tsx';
import { EnvironmentContext } from '../../app/islands/environment.ts';
import { memoryAddress } from '../../test/memoryAddress.ts';
import { memory, testEnvironment } from '../../test/site.ts';
import { field, showPage } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const card = (name: string) => screen.findByRole('article', { name });

interface Opening {
  path?: string;
  session?: ReturnType<typeof memory>;
  initialData?: unknown;
}

/** Shows the page at an address to a user. */
export async function open(
  mount: Mount,
  answers: readonly FakeAnswer[],
  { path = '/accessories', session = memory(), initialData }: Opening = {},
) {
  const { context, server, went } = testEnvironment(answers, session);
  const { address, go, search } = memoryAddress(path);
  const around = { ...context, address, fetch: server.fetch, origin: 'http://site.test' };
  const close = await showPage(
    mount,
    <EnvironmentContext value={around}>
      <main>
        <AccessoriesIsland initialData={initialData} />
      </main>
    </EnvironmentContext>,
  );
  const created = () => server.requests.filter(({ method }) => method === 'POST');
  return { user: userEvent.setup(), go, search, server, went, created, session, close };
}

export type Person = Awaited<ReturnType<typeof open>>['user'];

export async function write(user: Person, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await user.click(field(name));
    await user.paste(text);
  }
}

export async function choose(user: Person, name: string) {
  await user.click(within(await card(name)).getByRole('button', { name: 'COMPRAR' }));
  await heading('¿Adónde lo enviamos?');
}
