import '@testing-library/jest-dom';
import { readFile } from 'node:fs/promises';
import createCache from '@emotion/cache';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SAMPLE_SHOP } from '../app/features/accessories/prerenderedShop.ts';
import AccessoriesIsland from '../app/islands/accessories.tsx';
import { browserAddress } from '../app/address.ts';
import type { InitialData } from '../app/islands/island.ts';
import { EnvironmentContext } from '../app/islands/environment.ts';
import { fetchOnce } from '../app/storage/prefetch.ts';
import { testEnvironment } from './site.ts';
import { hydrateIsland } from '../app/islands/hydrateIsland.tsx';
import { updateDataStepTotal } from '../app/site-script/updateDataStepTotal.ts';
import { renderToStaticMarkup } from './serverRenderer.ts';
import { BAG, HOLDER, PICTURED } from './shop.ts';

const { prerenderIsland, prerenderTemplate } = await import('../app/islands/prerenderIsland.tsx');

/** The island with absolute URLs in its calls, which Node requires. */
const Island = (built: InitialData) => (
  <EnvironmentContext
    value={{
      ...testEnvironment([]).context,
      address: browserAddress(),
      fetch: fetchOnce,
      origin: location.origin,
    }}
  >
    <AccessoriesIsland {...built} />
  </EnvironmentContext>
);

const SCRIPT = await readFile(new URL('../app/site-script/showDataStep.js', import.meta.url), 'utf8');
const requested: string[] = [];
const { fetch: platform } = globalThis;

/** Opens the prerendered /accessories at an address, with the site's script. */
function open(search = '', before: (firstBuy: HTMLElement) => void = () => undefined) {
  const cache = createCache({ key: 'css' });
  history.replaceState(null, '', `/accessories${search}`);
  document.body.innerHTML = renderToStaticMarkup(
    <main>
      {prerenderIsland('accessories', cache, { items: [BAG, HOLDER, PICTURED] })}
      {prerenderTemplate('accessories', cache, { initialData: SAMPLE_SHOP, attributes: {} })}
    </main>,
  );
  globalThis.fetch = (input) => {
    requested.push(input instanceof Request ? input.url : String(input));
    return Promise.resolve(Response.json([BAG, { ...HOLDER, price: 200 }, PICTURED]));
  };
  for (const each of screen.getAllByRole('button', { name: 'COMPRAR' }).slice(0, 1)) before(each);
  // As in the page: first the inline script, later the site's.
  const script = document.createElement('script');
  script.textContent = SCRIPT;
  document.head.append(script);
  updateDataStepTotal();
  return userEvent.setup();
}

const hydrate = () =>
  act(async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    document.addEventListener('island:hydrated', () => resolve(null), { capture: true, once: true });
    hydrateIsland('accessories', Island);
    await promise;
  });

const field = (name: string) => screen.getByLabelText(name);
const buy = (name: string) =>
  within(screen.getByRole('article', { name })).getByRole('button', { name: 'COMPRAR' });

beforeEach(() => {
  requested.length = 0;
  window.prefetched = undefined;
  sessionStorage.clear();
});

afterEach(() => {
  globalThis.fetch = platform;
});

it('leads from COMPRAR to the form of the item, which counts what is entered, and the island takes it over', async () => {
  const user = open();
  await user.click(buy(HOLDER.name));
  const heading = screen.getByRole('heading', { level: 1, name: '¿Adónde lo enviamos?' });
  expect(heading).toHaveFocus();
  expect(location.search).toBe('?item=holder');
  expect(screen.getByRole('img', { name: HOLDER.name })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'SIGUIENTE' })).toBeDisabled();
  await user.selectOptions(field('Cantidad'), '3');
  await user.type(field('Dirección de envío'), 'Rivera 1');
  await user.type(field('Celular'), '099123456');
  expect(field('Total')).toHaveTextContent(/^\$\s361,50$/);
  expect(screen.getByRole('button', { name: 'SIGUIENTE' })).toBeEnabled();

  await hydrate();
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(field('Cantidad')).toHaveValue('3');
  expect(field('Dirección de envío')).toHaveValue('Rivera 1');
  await waitFor(() => expect(field('Total')).toHaveTextContent(/^\$\s600$/));
  await user.click(screen.getByRole('button', { name: 'SIGUIENTE' }));
  expect(await screen.findByRole('heading', { level: 1, name: '¿Cómo quiere pagar?' })).toHaveFocus();
  expect(requested).toHaveLength(1);
});

it('shows the item of the address, and the items again when it is left', async () => {
  const user = open('?item=bag');
  expect(field('Total')).toHaveTextContent(/^\$\s490$/);
  history.replaceState(null, '', '/accessories');
  act(() => {
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await user.click(buy(HOLDER.name));
  expect(field('Total')).toHaveTextContent(/^\$\s120,50$/);
  await hydrate();
  expect(field('Total')).toBeVisible();
});

it("keeps the company's picture in the form, and a drawing where it failed before the island was there", async () => {
  const user = open();
  await user.click(buy(PICTURED.name));
  const picture = () => screen.getByRole<HTMLImageElement>('img', { name: PICTURED.picture.alt });
  expect(picture().closest('picture')?.querySelector('source')).toHaveAttribute('type', 'image/avif');
  Object.defineProperty(picture(), 'complete', { value: true });
  await hydrate();
  expect(screen.getByRole('img', { name: PICTURED.name }).tagName).toBe('svg');
});

it('answers a press that was held before it ran', () => {
  open('', (held) => held.setAttribute('aria-busy', 'true'));
  expect(screen.getByRole('heading', { level: 1, name: '¿Adónde lo enviamos?' })).toHaveFocus();
  expect(location.search).toBe('?item=bag');
});

it.each([
  ['of an item that the page does not know', '?item=gone'],
  ['of the payment', '?item=bag&paso=pago'],
])('leaves an address %s to the island', (_, search) => {
  open(search);
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('leaves a purchase that was begun to the island', async () => {
  sessionStorage.setItem('accessories.attempt', '{}');
  const user = open();
  await user.click(buy(HOLDER.name));
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(location.search).toBe('');
});
