import { deviceStorage } from '@laundry/flow/browserStorage';
import { refusal } from '@laundry/flow/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { paths } from '../app/paths.ts';
import { queueReport } from '../app/report-queue/queuedReports.ts';
import { showOverdueReports } from '../app/site-script/showOverdueReports.ts';
import { sitePage, titled } from './SitePage.tsx';
import { write } from './write.ts';

const meta = preview.meta({
  title: 'Páginas/Sitio público/Contenido y contacto',
  ...sitePage,
  args: { path: paths.faq },
});

export const Preguntas = meta.story({ play: titled(/Preguntas frecuentes/) });
export const Producto = meta.story({ args: { path: paths.washer }, play: titled(/Lavadoras/) });
export const Servicios = meta.story({ args: { path: paths.services }, play: titled(/lavandería/) });
export const ComoLavar = meta.story({
  name: 'Cómo lavar',
  args: { path: paths.howToWash },
  play: titled(/Cómo lavar/),
});
export const AyudaAnteFallas = meta.story({
  name: 'Ayuda ante fallas',
  args: { path: paths.failuresHelp },
  tags: ['night'],
  play: titled(/máquina/),
});
export const Aplicacion = meta.story({
  name: 'La aplicación',
  args: { path: paths.apps },
  play: titled(/lavandería/),
});
export const Condiciones = meta.story({
  name: 'Términos y condiciones',
  args: { path: paths.terms },
  play: async ({ canvas }) => {
    for (const said of [/desde el 01\/11\/2026/, /RUT 210000000019/, /arrepentirse/, /juzgados/])
      await expect(await canvas.findByText(said, { selector: 'main p, main li' })).toBeVisible();
  },
});
export const Privacidad = meta.story({
  args: { path: paths.privacy },
  play: async ({ canvas }) => {
    const kept = canvas.getByRole('region', { name: 'Qué queda en su dispositivo' });
    for (const what of ['nombre, apellido', 'RUT', 'documento', 'dirección', 'teléfono', '180'])
      await expect(kept).toHaveTextContent(what);
    await expect(canvas.getByRole('button', { name: 'Olvidar mis datos en este dispositivo' })).toBeVisible();
  },
});
export const Contacto = meta.story({ args: { path: paths.contact }, play: titled('Escríbanos') });
const SUPPORT = { method: 'POST', path: '/api/v1/users/support/info' } as const;
/** Refused for its e-mail, then accepted: the form is empty again, and says by when an answer follows. */
export const ContactoEnviado = meta.story({
  name: 'Contacto, enviado',
  args: {
    path: paths.contact,
    answers: [
      { ...SUPPORT, ...refusal(422, 'ex_invalid_field', '', 'emailAddress') },
      { ...SUPPORT, status: 204 },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Nombre');
    await write(userEvent.setup(), { Nombre: 'Ana Paz', 'E-mail': 'ana@b.uy', Mensaje: 'No anda.' });
    await userEvent.click(canvas.getByRole('button', { name: 'ENVIAR' }));
    await waitFor(() => expect(canvas.getByLabelText('E-mail')).toBeInvalid());
    await userEvent.click(canvas.getByRole('button', { name: 'ENVIAR' }));
    await expect(
      await canvas.findByText(/dentro de las próximas 48 horas\.$/, { selector: '[role=status] *' }),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Mensaje')).toHaveValue('');
  },
});
export const ReporteDeFalla = meta.story({
  name: 'Reporte de falla',
  args: { path: paths.reportFailure },
  play: titled(/máquina/),
});
const EIGHT_DAYS_MS = 8 * 24 * 3_600_000;
const kept = {
  key: 'b3a8f0c2-0f6e-4a52-9d0e-6a3f0a4f2c11',
  message: {
    key_msg: 'contact_faliure',
    line1: 'Edificio Ceibo',
    line2: 'SECADORA - 4',
    line3: 'Error en la salida de agua',
    emailAddress: 'ana@correo.example',
    bodytxt: 'Pierde agua por debajo de la puerta desde el lunes.',
  },
} as const;

/** The site script's notice, on every page, about a report not sent for more than seven days (D70). */
export const ReporteSinEnviar = meta.story({
  name: 'Con un reporte de falla que no pudo enviarse',
  tags: ['night'],
  args: { path: paths.reportFailure },
  beforeEach: () => {
    queueReport(deviceStorage, kept, Date.now() - EIGHT_DAYS_MS);
    return () => localStorage.clear();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    showOverdueReports();
    await expect(canvas.getByText(/hace más de siete días/)).toBeVisible();
    await expect(canvas.getByText(/Pierde agua por debajo de la puerta/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'COPIAR' }));
  },
});
