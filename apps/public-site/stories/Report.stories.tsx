import { gate } from '@laundry/flow/testing';
import { statementPage } from '@laundry/mail-templates';
import { documents, sender } from '@laundry/mail-templates/samples';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CARD } from '../test/answers.ts';
import { ask, CALL, refused } from './report.ts';
import { sitePage } from './SitePage.tsx';
import type { Play } from './SitePage.tsx';

const REPORT = {
  ...CALL,
  headers: { 'content-type': 'text/html' },
  body: statementPage(documents.statement, sender),
};

const meta = preview.meta({
  title: 'Páginas/Sitio público/Informe de consumo',
  ...sitePage,
  args: { path: '/report', answers: [REPORT] },
});

const requested: Play = ({ userEvent }) => ask(userEvent);
const received: Play = async (context) => {
  await requested(context);
  await expect(await context.canvas.findByTitle(/Informe de consumo de la tarjeta/)).toBeVisible();
};
const alerted: Play = async (context) => {
  await requested(context);
  await expect(await context.canvas.findByRole('alert')).toBeVisible();
};

export const Vacio = meta.story({ name: 'Vacío' });
export const DeUnaTarjeta = meta.story({
  name: 'Con la tarjeta del enlace',
  tags: ['night'],
  args: { path: `/report?card=${CARD}` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Código de tarjeta')).toHaveValue('1234 5678'));
  },
});
export const Enviando = meta.story({ args: { answers: [{ ...REPORT, gate: gate() }] }, play: requested });
export const Recibido = meta.story({ play: received, tags: ['night'] });
export const TarjetaIncorrecta = meta.story({
  name: 'Tarjeta incorrecta',
  args: { answers: [refused(422, 'ex_card_not_found')] },
  play: async (context) => {
    await alerted(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Mensaje del servidor.');
    await expect(context.canvas.getByLabelText('Código de tarjeta')).toBeInvalid();
  },
});
export const TarjetaPerdida = meta.story({
  name: 'Tarjeta bloqueada por extravío',
  args: { answers: [refused(422, '100')] },
  play: async (context) => {
    await alerted(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(/bloqueada por extravío/);
    await expect(context.canvas.getByRole('link', { name: 'ABRIR EL CHAT-BOT' })).toBeVisible();
    await expect(context.canvas.getByLabelText('Código de tarjeta')).toHaveValue('1234 5678');
  },
});
