import { gate, refusal } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { expect, screen } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CARD } from '../test/answers.ts';
import { shows, sitePage } from './SitePage.tsx';

const machines = (answer: Partial<FakeAnswer> = {}): FakeAnswer => ({
  path: '/public-site/v1/card/machines',
  body: {
    at: '2026-03-14T18:40:00.000Z',
    machines: [
      { machine_type: 'WASHER', sort_index: 1, state: 'free' },
      {
        machine_type: 'WASHER',
        sort_index: 2,
        state: 'in_use',
        since: '2026-03-14T18:32:00.000Z',
        until: '2026-03-14T19:07:00.000Z',
      },
      { machine_type: 'DRYER', sort_index: 3, state: 'out_of_order' },
      { machine_type: 'DRYER', sort_index: 4, state: 'unknown' },
    ],
  },
  ...answer,
});

const meta = preview.meta({
  title: 'Páginas/Sitio público/Mi lavandería',
  ...sitePage,
  args: { path: `/my-laundry?card=${CARD}`, answers: [machines(), machines()] },
});

async function request(user: UserEventObject) {
  await user.type(await screen.findByLabelText('Código de tarjeta'), CARD);
  await user.click(screen.getByRole('button', { name: 'VER MÁQUINAS' }));
}
const shown = shows('Máquinas de su edificio');

export const Vacia = meta.story({ name: 'Vacía', args: { path: '/my-laundry' } });
export const Maquinas = meta.story({
  name: 'Con las máquinas de la tarjeta del enlace',
  tags: ['night'],
  play: async (context) => {
    await shown(context);
    const { canvas, userEvent } = context;
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows.filter((row) => /^(?:LAVADORA|SECADORA)/.test(row))).toEqual([
      'LAVADORA - 1LibreReportar una falla',
      'LAVADORA - 2En usoDesde las 15:32, probablemente hasta las 16:07.Reportar una falla',
      'SECADORA - 3Fuera de servicioProbablemente: los últimos tres intentos fallaron, con tarjetas distintas.Reportar una falla',
      'SECADORA - 4Sin datosLa máquina no nos está informando.Reportar una falla',
    ]);
    await expect(canvas.getByText('Tarjeta 1234 5678. Así estaban a las 15:40.')).toBeVisible();
    const report = canvas.getByRole('link', { name: 'Reportar una falla de SECADORA - 3' });
    await expect(report).toHaveAttribute('href', '/report-failure?machine=SECADORA%20-%203&card=12345678');
    await userEvent.click(canvas.getByRole('button', { name: 'ACTUALIZAR' }));
    await expect(await canvas.findByText('Libre')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'OTRA TARJETA' }));
    await expect(canvas.getByLabelText('Código de tarjeta')).toHaveValue('');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});
export const Consultando = meta.story({
  args: { path: '/my-laundry', answers: [machines({ gate: gate() })] },
  play: ({ userEvent }) => request(userEvent),
});
export const SinMaquinas = meta.story({
  name: 'Sin máquinas',
  args: { answers: [machines({ body: { at: '2026-03-14T18:40:00.000Z', machines: [] } })] },
  play: shown,
});
export const TarjetaIncorrecta = meta.story({
  name: 'Tarjeta incorrecta',
  args: { path: '/my-laundry', answers: [machines(refusal(422, 'ex_card_not_found'))] },
  play: async ({ canvas, userEvent }) => {
    await request(userEvent);
    await expect(await canvas.findByLabelText('Código de tarjeta')).toBeInvalid();
  },
});
