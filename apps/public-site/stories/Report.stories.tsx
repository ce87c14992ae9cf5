import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { UID, refusal } from './answers.ts';
import { SitePage } from './SitePage.tsx';

const uses = Array.from(
  { length: 5 },
  (_, day) =>
    `<tr><td>0${day + 1}/03/2026 18:30</td><td>Torre Bulevar</td><td>Lavadora 1</td><td>Exitoso</td></tr>`,
).join('');
const report = (answer: Partial<FakeAnswer> = {}): FakeAnswer => ({
  method: 'GET',
  path: '/public-site/v1/reports/sendReportByUid',
  headers: { 'content-type': 'text/html' },
  body: `<!doctype html><html><body><h1>Informe de consumo</h1><p>Usos de su tarjeta en los últimos 12 meses.</p>
<table><tr><th scope="row">Tarjeta</th><td>${UID}</td></tr><tr><th scope="row">Usos</th><td>5</td></tr></table>
<table><caption>Detalle de usos</caption><thead><tr><th scope="col">Fecha</th><th scope="col">Edificio</th><th scope="col">Máquina</th><th scope="col">Resultado</th></tr></thead><tbody>${uses}</tbody></table></body></html>`,
  ...answer,
});
const refused = (status: number, code: string): FakeAnswer =>
  report({ ...refusal(status, code), headers: { 'content-type': 'application/json' } });

const meta = {
  title: 'Páginas/Sitio público/Informe de consumo',
  component: SitePage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/report', answers: [report()] },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const asked: Play = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('Código de tarjeta'), UID);
  await userEvent.type(canvas.getByLabelText('E-mail'), 'ana@correo.example');
  await userEvent.click(canvas.getByRole('button', { name: 'ENVIAR' }));
};
const received: Play = async (context) => {
  await asked(context);
  await expect(await context.canvas.findByTitle(/Informe de consumo de la tarjeta/)).toBeVisible();
};
const alerted: Play = async (context) => {
  await asked(context);
  await expect(await context.canvas.findByRole('alert')).toBeVisible();
};

export const Vacio: Story = { name: 'Vacío' };
export const DeUnaTarjeta: Story = {
  name: 'Con la tarjeta del enlace, de noche y en un celular',
  args: { path: `/report?card=${UID}` },
  globals: { scheme: 'dark', viewport: { value: 'small' } },
};
export const Enviando: Story = { args: { answers: [report({ gate: gate() })] }, play: asked };
export const Recibido: Story = { play: received };
export const RecibidoEnUnCelular: Story = {
  name: 'Recibido, de noche y en un celular',
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: received,
};
export const TarjetaIncorrecta: Story = {
  name: 'Tarjeta incorrecta',
  args: { answers: [refused(422, 'ex_card_not_found')] },
  play: alerted,
};
export const TarjetaPerdida: Story = {
  name: 'Tarjeta bloqueada por extravío',
  args: { answers: [refused(422, '100')] },
  play: alerted,
};
export const Robot: Story = {
  name: 'Captcha rechazado',
  args: { answers: [refused(422, 'ex_captcha_refused')] },
  play: alerted,
};
export const DemasiadosPedidos: Story = {
  name: 'Demasiados pedidos',
  args: { answers: [refused(429, 'ex_too_many_requests')] },
  play: alerted,
};
