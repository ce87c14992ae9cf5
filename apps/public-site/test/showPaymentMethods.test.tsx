import '@testing-library/jest-dom';
import createCache from '@emotion/cache';
import { createSiteClient } from '@laundry/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { notWhenSplitting, sampleCard } from '../app/features/credit/acceptedCard.ts';
import { NOT_WHEN_SPLITTING } from '../app/features/credit/stepTemplate.ts';
import CreditIsland from '../app/islands/credit.tsx';
import { EnvironmentContext, useEnvironment } from '../app/islands/environment.ts';
import { hydrateIsland } from '../app/islands/hydrateIsland.tsx';
import type { InitialData } from '../app/islands/island.ts';
import { fetchOnce } from '../app/storage/prefetch.ts';
import { ATTEMPTS } from '../app/storage/attemptKeys.ts';
import { prefillFromUrl } from '../app/site-script/prefillFromUrl.ts';
import { showPaymentMethods } from '../app/site-script/showPaymentMethods.ts';
import { renderToStaticMarkup } from './serverRenderer.ts';

const { prerenderIsland, prerenderTemplate } = await import('../app/islands/prerenderIsland.tsx');

const METHODS = {
  payment_methods: [{ name: 'Bancard' }, { name: 'RedPagos' }, { name: 'Otro' }, { name: 'MercadoPagos' }],
  splitting: false,
  price_costumer: 190,
  machine_rate: 150.5,
};
const requested: string[] = [];
const { fetch: platform } = globalThis;

/** Opens the prerendered /credit at an address, with the site's script. */
function open(search: string, answer: Response = Response.json(METHODS)) {
  const cache = createCache({ key: 'css' });
  history.replaceState(null, '', `/credit${search}`);
  document.body.innerHTML = renderToStaticMarkup(
    <main>
      {prerenderIsland('credit', cache)}
      {prerenderTemplate('credit', cache, sampleCard(), {
        [NOT_WHEN_SPLITTING]: notWhenSplitting({ webAssistant: false, flagged: [] }),
      })}
    </main>,
  );
  globalThis.fetch = (input) => {
    requested.push(input instanceof Request ? input.url : String(input));
    return Promise.resolve(answer.clone());
  };
  showPaymentMethods();
  prefillFromUrl(document.body);
}

const ways = () => screen.queryAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
/** Waits until the script has received and processed its answer. */
async function answered() {
  expect(requested).toHaveLength(1);
  await window.prefetched?.answer.then((answer) => answer.clone().text());
  await act(async () => undefined);
}

/** The island, calling the API by absolute URLs: Node's `Request` accepts no relative ones. */
function Island(props: InitialData) {
  const api = createSiteClient({ token: () => undefined, origin: location.origin, fetch: fetchOnce });
  return (
    <EnvironmentContext value={{ ...useEnvironment(), api }}>
      <CreditIsland {...props} />
    </EnvironmentContext>
  );
}

const hydrate = () =>
  act(async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    document.addEventListener('island:hydrated', () => resolve(null), { capture: true, once: true });
    hydrateIsland('credit', Island);
    await promise;
  });

beforeEach(() => {
  requested.length = 0;
  window.prefetched = undefined;
  sessionStorage.clear();
  localStorage.clear();
});

afterEach(() => {
  globalThis.fetch = platform;
});

it('shows the payment methods of the card in the URL, whose elements the island takes over', async () => {
  open('?card=12345678', Response.json({ ...METHODS, special_rate_message: 'Domingos con descuento.' }));
  await waitFor(() => expect(ways()).toEqual(['Bancard', 'RedPagos', 'MercadoPagos']));
  const shown = document.body.textContent;
  for (const text of ['Tarjeta 1234 5678', '$ 190', '$ 150,50', 'Domingos con descuento.'])
    expect(screen.getByRole('main')).toHaveTextContent(text);
  const before = screen.getAllByRole('radio');
  await hydrate();
  for (const [index, way] of screen.getAllByRole('radio').entries()) expect(way).toBe(before[index]);
  expect(document.body.textContent).toBe(shown);
  expect(requested).toHaveLength(1);
});

it('keeps a method chosen before hydration, and CONTINUAR works afterwards', async () => {
  const user = userEvent.setup();
  open('?card=12345678');
  await user.click(await screen.findByRole('radio', { name: 'Bancard' }));
  expect(screen.getByRole('button', { name: 'CONTINUAR' })).toBeEnabled();
  await hydrate();
  expect(screen.getByRole('radio', { name: 'Bancard' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'CONTINUAR' }));
  expect(await screen.findByLabelText('E-mail')).toBeInTheDocument();
});

it('shows the methods of a typed card after CONTINUAR, with the focus on the heading', async () => {
  const user = userEvent.setup();
  open('');
  document.forms[0]?.addEventListener('submit', (event) => event.preventDefault());
  await user.type(screen.getByLabelText('Código de tarjeta'), '1234 5678');
  expect(ways()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'CONTINUAR' }));
  await waitFor(() => expect(ways()).toHaveLength(3));
  expect(location.search).toBe('?card=12345678');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(requested).toHaveLength(1);
});

it('leaves out methods that a building that splits its income does not offer', async () => {
  open('?card=12345678', Response.json({ ...METHODS, splitting: true }));
  await waitFor(() => expect(ways()).toEqual(['Bancard', 'MercadoPagos']));
});

it.each([
  [
    'a refused card',
    Response.json({ result_code: 'ex_card_not_found', result_message: 'M' }, { status: 422 }),
  ],
  ['a card that nothing is offered for', Response.json({ ...METHODS, payment_methods: [] })],
  ['an answer that is none', new Response('<p>')],
])('leaves %s to the island', async (_, answer) => {
  open('?card=12345678', answer);
  await answered();
  expect(screen.getByLabelText('Código de tarjeta')).toBeVisible();
  expect(ways()).toEqual([]);
});

it('leaves a top-up that was begun before to the island', async () => {
  sessionStorage.setItem(ATTEMPTS.credit, '{}');
  open('?card=12345678');
  await answered();
  expect(ways()).toEqual([]);
});

it('shows no methods of a card that was edited while they loaded', async () => {
  open('?card=12345678');
  const field = screen.getByLabelText('Código de tarjeta');
  await userEvent.setup({ delay: null }).clear(field);
  await answered();
  expect(field).toHaveValue('');
  expect(ways()).toEqual([]);
});

it('leaves everything to the island after hydration', async () => {
  open('');
  await hydrate();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Código de tarjeta'), '12345678');
  await user.click(screen.getByRole('button', { name: 'CONTINUAR' }));
  const way = await screen.findByRole('radio', { name: 'Bancard' });
  expect(requested).toHaveLength(1);
  // The elements are the island's, so it handles the clicks.
  await user.click(way);
  await user.click(screen.getByRole('button', { name: 'CONTINUAR' }));
  expect(await screen.findByLabelText('E-mail')).toBeInTheDocument();
});
