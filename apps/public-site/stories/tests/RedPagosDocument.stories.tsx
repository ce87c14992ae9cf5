import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pageTests, button, field } from './openPage.tsx';
import { PAY_PAGE, choose, creation, enterCard, fillIn, methods, open } from './creditPage.tsx';

const meta = {
  title: 'Pruebas/Sitio público/Documento de RedPagos',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const RedPagosDocument: Story = {
  name: "asks for the payer's document for RedPagos, and holds the check digit of a cédula",
  play: async ({ mount }) => {
    const { user, server, went } = await open(mount, [
      methods(['RedPagos']),
      creation(201, { checkout: PAY_PAGE, transaction_id: 't-1' }),
    ]);
    const created = () => server.requests.filter(({ method }) => method === 'POST');
    await enterCard(user);
    await choose(user, 'RedPagos');
    const type = screen.getByRole('combobox', { name: 'Tipo de documento' });
    await expect(
      within(type)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cédula', 'Otro']);
    await fillIn(user);
    await expect(button('COMPRAR')).toBeDisabled();
    await expect(button('COMPRAR')).toHaveAccessibleDescription(
      'Para continuar complete: Número de documento.',
    );
    await user.click(field('Número de documento'));
    await user.paste('1.234.567-3');
    await expect(button('COMPRAR')).toBeEnabled();
    await user.click(button('COMPRAR'));
    await waitFor(() => expect(field('Número de documento')).toHaveFocus());
    await expect(field('Número de documento')).toBeInvalid();
    await expect(field('Número de documento')).toHaveAccessibleDescription(
      'Revise el último dígito de la cédula.',
    );
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    await waitFor(() =>
      expect(field('Número de documento')).toHaveAccessibleDescription('La cédula tiene 7 u 8 dígitos.'),
    );

    // Another document is taken as it is, and what was typed is kept while the type changes.
    await user.selectOptions(type, 'Otro');
    await user.clear(field('Número de documento'));
    await user.type(field('Número de documento'), 'AB 12345672');
    await user.selectOptions(type, 'Cédula');
    await expect(field('Número de documento')).toHaveValue('1.234.567-2');
    await user.selectOptions(type, 'Otro');
    await expect(field('Número de documento')).toHaveValue('AB 12345672');
    await expect(created()).toEqual([]);
    await user.selectOptions(type, 'Cédula');
    await user.click(button('COMPRAR'));
    await waitFor(() => expect(went).toEqual([PAY_PAGE]));
    await expect(created().map(({ body }) => body)).toMatchObject([
      { channel: 'RedPagos', tipoDoc: 1, nroDoc: '12345672' },
    ]);
  },
};

export const RefusedDocument: Story = {
  name: 'marks the document that the server refuses',
  play: async ({ mount }) => {
    const { user } = await open(mount, [
      methods(['RedPagos']),
      creation(422, {
        result_code: 'ex_invalid_field',
        result_message: 'Revise el documento.',
        result_detail: 'nroDoc',
      }),
    ]);
    await enterCard(user);
    await choose(user, 'RedPagos');
    await fillIn(user);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de documento' }), 'Otro');
    await user.type(field('Número de documento'), 'X1');
    await user.click(button('COMPRAR'));
    await waitFor(() => expect(field('Número de documento')).toBeInvalid());
    await expect(field('Número de documento')).toHaveFocus();
    await expect(field('Número de documento')).toHaveValue('X1');
    await expect(screen.getByRole('alert')).toHaveTextContent(/Revise el documento\./);
  },
};
