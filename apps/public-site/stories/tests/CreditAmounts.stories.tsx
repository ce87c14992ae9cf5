import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pageTests, button, field } from './openPage.tsx';
import { choose, enterCard, fillIn, methods, open } from './creditPage.tsx';

const meta = {
  title: 'Pruebas/Sitio público/Monto de la carga',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const SmallAmountAndShortRut: Story = {
  name: 'tells an amount below the least and a RUT of five digits at their fields and in the bar, and leaves COMPRAR as it is',
  play: async ({ mount }) => {
    const { user } = await open(mount, [methods(['Bancard'])]);
    await enterCard(user);
    await choose(user, 'Bancard');
    await user.type(field('Monto'), '20');
    const [least, length] = [/^El monto mínimo es/, 'El RUT tiene 12 dígitos.'];
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
};

export const WholeUses: Story = {
  name: 'offers whole uses by their price, and says what is to be paid',
  play: async ({ mount }) => {
    const { user } = await open(mount, [methods(['MercadoPagos'])]);
    await enterCard(user);
    await choose(user, 'MercadoPagos');
    const uses = screen.getByRole('group', { name: 'Usos que quiere cargar' });
    await user.click(within(uses).getByRole('button', { name: /^2\susos · \$\s2\.380$/ }));
    await expect(field('Monto')).toHaveValue('2.380');
    const summary = screen.getByLabelText('Resumen');
    await expect(summary).toHaveTextContent(/1234 5678.*MercadoPagos.*2 usos.*\$\s2\.380$/);
    await expect(within(uses).getByRole('button', { pressed: true })).toHaveTextContent('2 usos');
    await user.clear(field('Monto'));
    await user.type(field('Monto'), '1500');
    await expect(summary).toHaveTextContent(/1 uso y \$\s310.*\$\s1\.500$/);
    await expect(within(uses).queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  },
};

export const AmountLimits: Story = {
  name: 'says what a top-up may come to, and sends none that is beyond',
  play: async ({ mount }) => {
    const { user, server } = await open(mount, [methods(['MercadoPagos'])]);
    await enterCard(user);
    await choose(user, 'MercadoPagos');
    await expect(field('Monto')).toHaveAccessibleDescription(/^Entre \$\s1\.190 y \$\s20\.000 por carga\.$/);
    await fillIn(user);
    for (const [amount, text] of [
      ['1189,99', /^El monto mínimo es \$\s1\.190 \(un uso\)\.$/],
      ['20000,01', /^El monto máximo de una carga es \$\s20\.000\.$/],
    ] as const) {
      await user.clear(field('Monto'));
      await user.type(field('Monto'), amount);
      await user.click(button('COMPRAR'));
      await waitFor(() => expect(field('Monto')).toHaveAccessibleDescription(text));
    }
    await expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  },
};
