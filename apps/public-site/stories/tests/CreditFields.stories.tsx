import { refusal } from '@laundry/flow/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { creation } from '../../test/answers.ts';
import { fillIn } from '../topUp.ts';
import { created, openData, PAY_PAGE } from './creditPage.tsx';
import { button, field, pageTests } from './openPage.tsx';

const meta = preview.meta({
  title: 'Pruebas/Sitio público/Datos de la carga',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
});

export const SmallAmountAndShortRut = meta.story({
  name: 'a low amount and a short RUT are reported at their fields and at COMPRAR, which stays enabled',
  play: async ({ mount }) => {
    const { user } = await openData(mount, 'Bancard');
    await user.type(field('Monto'), '20');
    const least = /^El monto mínimo es \$\s1\.190 \(un uso\)\.$/;
    const length = 'El RUT tiene 12 dígitos.';
    await expect(button('COMPRAR')).toHaveAccessibleDescription(
      /^Para continuar complete: Nombre, Apellido, E-mail\. El monto mínimo es/,
    );
    await user.tab();
    await waitFor(() => expect(field('Monto')).toHaveAccessibleDescription(least));
    await fillIn(user);
    await user.clear(field('Monto'));
    await user.type(field('Monto'), '20');
    await user.click(screen.getByLabelText('Requiere factura con RUT'));
    await user.type(field('RUT'), '21100');
    await expect(field('RUT')).not.toHaveAccessibleDescription(length);
    await user.tab();
    await waitFor(() => expect(field('RUT')).toHaveAccessibleDescription(length));
    await expect(button('COMPRAR')).toBeEnabled();
    await expect(button('COMPRAR')).toHaveAccessibleDescription(
      /^El monto mínimo es .*El RUT tiene 12 dígitos\.$/,
    );
  },
});

export const WholeUses = meta.story({
  name: 'buttons offer whole uses at their price, and the summary shows the amount, in a translated page too',
  play: async ({ mount }) => {
    const { user } = await openData(mount, 'MercadoPagos');
    const summary = screen.getByLabelText('Resumen');
    // A browser that translates the page puts other nodes in the place of text nodes.
    for (const value of summary.querySelectorAll('dd')) value.innerHTML = `<font>${value.innerHTML}</font>`;
    const uses = screen.getByRole('group', { name: 'Usos que quiere cargar' });
    await user.click(within(uses).getByRole('button', { name: /^2\susos · \$\s2\.380$/ }));
    await expect(field('Monto')).toHaveValue('2.380');
    await expect(summary).toHaveTextContent(/1234 5678.*MercadoPagos.*2 usos.*\$\s2\.380$/);
    await expect(within(uses).getByRole('button', { pressed: true })).toHaveTextContent('2 usos');
    await user.clear(field('Monto'));
    await user.type(field('Monto'), '1500');
    await expect(summary).toHaveTextContent(/1 uso y \$\s310.*\$\s1\.500$/);
    await expect(within(uses).queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  },
});

export const AmountLimits = meta.story({
  name: 'the limits of an amount are stated, and an amount beyond them is not sent',
  play: async ({ mount }) => {
    const { user, sent } = await openData(mount, 'MercadoPagos');
    await expect(field('Monto')).toHaveAccessibleDescription(/^Entre \$\s1\.190 y \$\s20\.000 por carga\.$/);
    await fillIn(user);
    await user.clear(field('Monto'));
    await user.type(field('Monto'), '20000,01');
    await user.click(button('COMPRAR'));
    const most = /^El monto máximo de una carga es \$\s20\.000\.$/;
    await waitFor(() => expect(field('Monto')).toHaveAccessibleDescription(most));
    await expect(sent()).toEqual([]);
  },
});

export const RedPagosDocument = meta.story({
  name: 'RedPagos requires a document, whose cédula is verified, and which the server may refuse',
  play: async ({ mount }) => {
    const refused = creation(refusal(422, 'ex_invalid_field', 'Revise el documento.', 'nroDoc'));
    const paid = created({ checkout: PAY_PAGE, transaction_id: 't-1' });
    const { user, sent, went } = await openData(mount, 'RedPagos', refused, paid);
    const type = field('Tipo de documento');
    await expect(
      within(type)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cédula', 'Otro']);
    const number = () => field('Número de documento');
    await fillIn(user);
    await expect(button('COMPRAR')).toBeDisabled();
    await expect(button('COMPRAR')).toHaveAccessibleDescription(
      'Para continuar complete: Número de documento.',
    );
    await user.click(number());
    await user.paste('1.234.567-3');
    await expect(button('COMPRAR')).toBeEnabled();
    await user.click(button('COMPRAR'));
    await waitFor(() => expect(number()).toHaveFocus());
    await expect(number()).toBeInvalid();
    await expect(number()).toHaveAccessibleDescription('Revise el último dígito de la cédula.');
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(number()).toHaveAccessibleDescription('La cédula tiene 7 u 8 dígitos.'));

    // Other documents are accepted unchanged, and the typed text is kept when the type changes.
    await user.selectOptions(type, 'Otro');
    await user.clear(number());
    await user.type(number(), 'AB 12345672');
    await user.selectOptions(type, 'Cédula');
    await expect(number()).toHaveValue('1.234.567-2');
    await user.selectOptions(type, 'Otro');
    await expect(number()).toHaveValue('AB 12345672');
    await expect(sent()).toEqual([]);
    await user.click(button('COMPRAR'));
    await waitFor(() => expect(number()).toBeInvalid());
    await expect(number()).toHaveFocus();
    await expect(number()).toHaveValue('AB 12345672');
    await expect(screen.getByRole('alert')).toHaveTextContent(/Revise el documento\./);
    await user.selectOptions(type, 'Cédula');
    await user.click(button('COMPRAR'));
    await waitFor(() => expect(went).toEqual([PAY_PAGE]));
    await expect(sent().map(({ body }) => body)).toMatchObject([
      { channel: 'RedPagos', tipoDoc: 2, nroDoc: 'AB 12345672' },
      { channel: 'RedPagos', tipoDoc: 1, nroDoc: '12345672' },
    ]);
  },
});
