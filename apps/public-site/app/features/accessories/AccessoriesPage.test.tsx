import '@testing-library/jest-dom';
import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import AccessoriesIsland from '../../islands/accessories.tsx';
import { EnvironmentContext } from '../../islands/environment.ts';
import { memoryAddress } from '../../../test/memoryAddress.ts';
import { memory, testEnvironment } from '../../../test/site.ts';
import { BAG, CREATE, HOLDER, ITEMS, MERCADOPAGO, PAY_PAGE, PICTURED } from '../../../test/shop.ts';

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const card = (name: string) => screen.findByRole('article', { name });

interface Opening {
  path?: string;
  session?: ReturnType<typeof memory>;
  initialData?: unknown;
}

/** Renders the page at an address, with a user. */
async function open(
  answers: readonly FakeAnswer[],
  { path = '/accessories', session = memory(), initialData }: Opening = {},
) {
  const { context, server, went } = testEnvironment(answers, session);
  const { address, go, search } = memoryAddress(path);
  const around = { ...context, address, fetch: server.fetch, origin: 'http://site.test' };
  const { unmount } = render(
    <EnvironmentContext value={around}>
      <main>
        <AccessoriesIsland initialData={initialData} />
      </main>
    </EnvironmentContext>,
  );
  const move = (by: number) => act(async () => go(by));
  const created = () => server.requests.filter(({ method }) => method === 'POST');
  return { user: userEvent.setup(), move, search, server, went, created, session, close: unmount };
}

type Person = Awaited<ReturnType<typeof open>>['user'];

async function write(user: Person, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await user.click(field(name));
    await user.paste(text);
  }
}

async function choose(user: Person, name: string) {
  await user.click(within(await card(name)).getByRole('button', { name: 'COMPRAR' }));
  await heading('¿Adónde lo enviamos?');
}

async function toPayment(user: Person) {
  await choose(user, HOLDER.name);
  await user.selectOptions(field('Cantidad'), '3');
  await write(user, { 'Dirección de envío': 'Rivera 1', Celular: '099123456' });
  await user.click(button('SIGUIENTE'));
  await heading('¿Cómo quiere pagar?');
}

const payer = { Nombre: 'Ana', Apellido: 'Paz', 'E-mail': 'a@b.uy' };

it('shows what is for sale, its HTML made harmless, with pictures and prices', async () => {
  await open([ITEMS]);
  const bag = within(await card('Bolsa'));
  expect(bag.getByRole('img', { name: 'Bolsa' })).toBeVisible();
  expect((await bag.findByText('tela')).tagName).toBe('STRONG');
  expect(bag.getByText(/^\$\s490$/)).toBeVisible();
  expect(document.querySelector('main script, article script')).toBeNull();
  const holder = within(await card('Portatarjeta'));
  expect(holder.getByText(/^\$\s120,50$/)).toBeVisible();
  const picture = holder.getByRole('img', { name: 'Portatarjeta' });
  expect(picture).toHaveAttribute('src', '/accessory-pictures/otra%20foto.png');
  expect(picture).toHaveAttribute('width');
  expect(picture).toHaveAttribute('height');
});

it("shows the company's picture where there is one, also in the summary, and its drawing where it does not come", async () => {
  const { user } = await open([{ ...ITEMS, body: [PICTURED] }]);
  const shown = () => screen.getByRole('img', { name: 'Canasto de mimbre' });
  const picture = within(await card('Canasto')).getByRole('img', { name: 'Canasto de mimbre' });
  expect(picture).toHaveAttribute('width', '800');
  expect(picture).toHaveAttribute('height', '600');
  expect(picture.getAttribute('srcset')).toMatch(/-400\.webp 400w, .*-800\.webp 800w$/);
  const source = picture.parentElement?.querySelector('source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source?.getAttribute('srcset')).toMatch(/-400\.avif 400w, .*-800\.avif 800w$/);
  await choose(user, 'Canasto');
  expect(shown()).toBeVisible();
  fireEvent.error(shown());
  expect(screen.queryByRole('img', { name: 'Canasto de mimbre' })).toBeNull();
  expect(screen.getByRole('img', { name: 'Canasto' }).tagName).toBe('svg');
});

it('shows a drawing where nothing says which picture', async () => {
  await open([{ ...ITEMS, body: [{ ...BAG, imageName: '' }] }]);
  expect(within(await card('Bolsa')).getByRole('img', { name: 'Bolsa' }).tagName).toBe('svg');
});

it('leads from an item to the provider, each step with its reasons', async () => {
  const { user, went, created } = await open([ITEMS, MERCADOPAGO]);
  await choose(user, HOLDER.name);
  expect(await heading('¿Adónde lo enviamos?')).toHaveFocus();
  expect(field('Cantidad')).toHaveValue('1');
  expect(within(field('Cantidad')).getAllByRole('option')).toHaveLength(10);
  expect(screen.getByText(/envío dentro de Montevideo está incluido.*pasarela de pago/)).toBeVisible();
  expect(button('SIGUIENTE')).toBeDisabled();
  expect(button('SIGUIENTE')).toHaveAccessibleDescription(
    'Para continuar complete: Dirección de envío, Celular.',
  );
  expect(field('Total')).toHaveTextContent(/^\$\s120,50$/);
  await user.selectOptions(field('Cantidad'), '3');
  expect(field('Total')).toHaveTextContent(/^\$\s361,50$/);
  await write(user, { 'Dirección de envío': 'Rivera 1', Celular: '099123456' });
  await user.click(button('SIGUIENTE'));

  expect(await heading('¿Cómo quiere pagar?')).toHaveFocus();
  const group = await screen.findByRole('radiogroup', { name: 'Medio de pago' });
  expect(within(group).getAllByRole('radio')).toHaveLength(2);
  expect(within(group).getByRole('radio', { name: 'MercadoPagos' })).toBeChecked();
  expect(button('CONFIRMAR')).toHaveAccessibleDescription(
    'Para continuar complete: Nombre, Apellido, E-mail.',
  );
  await write(user, payer);
  await user.click(screen.getByRole('checkbox', { name: 'Requiere factura con RUT' }));
  expect(button('CONFIRMAR')).toHaveAccessibleDescription('Para continuar complete: RUT.');
  await write(user, { RUT: '211003420017' });
  await user.dblClick(button('CONFIRMAR'));
  await waitFor(() => expect(went).toEqual([PAY_PAGE]));
  expect(created()).toHaveLength(1);
  expect(created()[0]?.body).toMatchObject({ quantity: 3, address: 'Rivera 1', rut: '211003420017' });
  expect(screen.getByRole('link', { name: /no se abre/ })).toHaveAttribute('href', PAY_PAGE);
});

it("asks for PagosWeb's card and document, never again for address and phone", async () => {
  const { user } = await open([ITEMS]);
  await toPayment(user);
  await write(user, payer);
  await user.click(screen.getByRole('radio', { name: 'PagosWeb' }));
  expect(button('CONFIRMAR')).toHaveAccessibleDescription('Para continuar complete: Tarjeta de crédito.');
  expect(screen.queryByLabelText('Dirección')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Teléfono')).not.toBeInTheDocument();
  await user.selectOptions(field('Tarjeta de crédito'), 'OCA');
  expect(button('CONFIRMAR')).toHaveAccessibleDescription('Para continuar complete: Número de documento.');
  await user.selectOptions(field('Tarjeta de crédito'), 'VISA');
  expect(button('CONFIRMAR')).toBeEnabled();
});

it('goes a step back by Back and by VOLVER, with everything kept, and leads the focus to the button pressed', async () => {
  const { user, move, search } = await open([ITEMS]);
  await toPayment(user);
  await write(user, { Nombre: 'Ana' });
  await move(-1);
  await heading('¿Adónde lo enviamos?');
  expect(field('Dirección de envío')).toHaveValue('Rivera 1');
  expect(field('Cantidad')).toHaveValue('3');
  await move(1);
  expect(await screen.findByLabelText('Nombre')).toHaveValue('Ana');
  await user.click(button('VOLVER'));
  await heading('¿Adónde lo enviamos?');
  await user.click(button('VOLVER'));
  expect(within(await card(HOLDER.name)).getByRole('button', { name: 'COMPRAR' })).toHaveFocus();
  expect(search()).toBe('');
});

it('shows step, item and what was typed after a reload', async () => {
  const first = await open([ITEMS]);
  await toPayment(first.user);
  await write(first.user, payer);
  const search = first.search();
  first.close();
  await open([ITEMS], { path: `/accessories${search}`, session: first.session });
  await heading('¿Cómo quiere pagar?');
  expect(field('E-mail')).toHaveValue('a@b.uy');
  expect(field('Total')).toHaveTextContent(/361,50/);
  expect(button('CONFIRMAR')).toBeEnabled();
});

it('keeps everything when the purchase cannot be started, and says what the server said', async () => {
  const { user } = await open([ITEMS, { ...CREATE, status: 201, body: { errors: ['Sin stock.'] } }]);
  await toPayment(user);
  await write(user, payer);
  await user.click(button('CONFIRMAR'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sin stock.');
  expect(field('Apellido')).toHaveValue('Paz');
  expect(button('CONFIRMAR')).toBeEnabled();
});

it('shows the form again when the browser brings the page back as it was', async () => {
  const { user, went } = await open([ITEMS, MERCADOPAGO]);
  await toPayment(user);
  await write(user, payer);
  await user.click(button('CONFIRMAR'));
  await waitFor(() => expect(went).toHaveLength(1));
  expect(button('CONFIRMAR')).toHaveAttribute('aria-busy', 'true');
  act(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(button('CONFIRMAR')).not.toHaveAttribute('aria-busy');
});

describe('an address', () => {
  it('of the payment without what the data step asks for leads to that first', async () => {
    const { search } = await open([ITEMS], { path: '/accessories?item=bag&paso=pago' });
    await heading('¿Adónde lo enviamos?');
    expect(search()).toBe('?item=bag');
  });

  it('of an item that is not for sale says so, above those that are', async () => {
    await open([ITEMS], { path: '/accessories?item=gone' });
    expect(await screen.findByRole('alert')).toHaveTextContent('ya no está disponible');
    expect(await card('Bolsa')).toBeVisible();
  });
});

describe('the items', () => {
  it('are waited for', async () => {
    await open([{ ...ITEMS, gate: gate() }]);
    expect(await screen.findByText('Buscando los artículos…')).toBeInTheDocument();
  });

  it('that the page was built with are there at once, and bought as the server tells them', async () => {
    const answer = gate();
    const { user } = await open([{ ...ITEMS, body: [{ ...HOLDER, price: 200 }], gate: answer }], {
      initialData: { items: [BAG, HOLDER] },
    });
    const built = within(screen.getByRole('article', { name: HOLDER.name }));
    expect(built.getByText(/^\$\s120,50$/)).toBeVisible();
    expect(screen.getByRole('article', { name: BAG.name })).toBeVisible();
    await user.click(built.getByRole('button', { name: 'COMPRAR' }));
    expect(screen.queryByRole('article')).toBeNull();
    expect(await heading('¿Adónde lo enviamos?')).toHaveFocus();
    expect(field('Total')).toHaveTextContent(/^\$\s120,50$/);
    answer.release();
    await waitFor(() => expect(field('Total')).toHaveTextContent(/^\$\s200$/));
  });

  it('that the page was built with are not what is for sale when they cannot be read', async () => {
    await open([{ ...ITEMS, body: 'oops' }], { initialData: { items: [BAG, HOLDER] } });
    expect(await screen.findByRole('alert')).toHaveTextContent(/no ha podido procesar su solicitud/);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('of a page that was built with something else are waited for', async () => {
    await open([{ ...ITEMS, gate: gate() }], { initialData: { items: [{ name: 'Bolsa' }] } });
    expect(await screen.findByText('Buscando los artículos…')).toBeInTheDocument();
  });

  it('that could not be read are asked for again', async () => {
    const { user } = await open([{ ...ITEMS, body: 'oops' }, ITEMS]);
    expect(await screen.findByRole('alert')).toHaveTextContent(/no ha podido procesar su solicitud/);
    await user.click(button('REINTENTAR'));
    expect(await card('Bolsa')).toBeVisible();
  });

  it('may be none', async () => {
    await open([{ ...ITEMS, body: [] }]);
    expect(await screen.findByText('No hay artículos a la venta')).toBeVisible();
  });
});
