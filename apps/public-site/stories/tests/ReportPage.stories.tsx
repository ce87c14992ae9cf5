import { AppError } from '@laundry/error-catalogue';
import type { FakeAnswer } from '@laundry/flow/testing';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { SiteContext } from '../../app/context.ts';
import { ask, CALL, refused } from '../report.ts';
import { alerted, openPage, pageTests, seen } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

const meta = preview.meta({
  title: 'Pruebas/Sitio público/Informe de consumo',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
});

const REPORT: FakeAnswer = {
  ...CALL,
  body: '<!doctype html><html><body><script>alert(1)</script><h1>Informe</h1><p>160</p></body></html>',
  headers: { 'content-type': 'text/html; charset=utf-8' },
};
const open = (mount: Mount, answers: readonly FakeAnswer[], own?: Partial<SiteContext>) =>
  openPage(mount, '/report', answers, own);

const card = () => screen.getByLabelText('Código de tarjeta');
const email = () => screen.getByLabelText('E-mail');
const send = () => screen.getByRole('button', { name: 'ENVIAR' });
const frame = () => screen.findByTitle('Informe de consumo de la tarjeta 1234 5678');

export const Incomplete = meta.story({
  name: 'the form requires card and e-mail, prepares the captcha on input, and survives a reload',
  play: async ({ mount }) => {
    const { user, prepared, session, close } = await open(mount, []);
    await expect(prepared).toEqual([]);
    await expect(send()).toBeDisabled();
    await expect(send()).toHaveAccessibleDescription(/código de su tarjeta y su e-\u2060mail/);
    await user.type(card(), '1');
    await expect(prepared).toEqual([true]);
    await user.type(card(), '2345678');
    await expect(send()).toBeDisabled();
    await user.type(email(), 'ana@correo.example');
    await expect(send()).toBeEnabled();
    await expect(send()).not.toHaveAccessibleDescription();
    await close();
    const again = await open(mount, [], { session });
    await waitFor(() => expect(card()).toHaveValue('1234 5678'));
    await expect(email()).toHaveValue('ana@correo.example');
    await expect(again.prepared).toEqual([]);
  },
});

export const Invalid = meta.story({
  name: 'the form is not sent with a wrong card or e-mail',
  play: async ({ mount }) => {
    for (const [uid, address, text] of [
      ['1234', 'ana@correo.example', 'Número de tarjeta ingresado incorrecto.'],
      ['12345678', 'ana', 'Ingrese un E-MAIL válido'],
    ] as const) {
      const { user, server } = await open(mount, []);
      await user.type(card(), uid);
      await user.type(email(), address);
      await user.click(send());
      await seen(text);
      await expect(server.requests).toEqual([]);
    }
  },
});

export const Shown = meta.story({
  name: 'a report is announced, shown sanitised in a sandbox, printed, downloaded and closed',
  play: async ({ mount }) => {
    const { user, server, session } = await open(mount, [REPORT]);
    await ask(user);
    const shown = await frame();
    await expect(shown.getAttribute('sandbox')).not.toContain('allow-scripts');
    await expect(shown.getAttribute('srcdoc')).toContain('<h1>Informe</h1>');
    await expect(shown.getAttribute('srcdoc')).not.toContain('alert(1)');
    await expect(Object.fromEntries(server.requests[0]?.url.searchParams ?? [])).toEqual({
      card: '12345678',
      email: 'ana@correo.example',
      recaptchaToken: 'token of userReport',
    });
    await seen('Operación exitosa');
    await seen(
      'El informe de consumo de la tarjeta 12345678 ha sido enviado a su casilla de correo electrónico',
    );
    await expect(card()).toHaveValue('');
    await expect(email()).toHaveValue('');
    await expect(session.getItem('draft.report')).toBeNull();
    const heading = screen.getByRole('heading', { name: /Informe de la tarjeta 1234\s5678/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await seen(/ana@correo\.example/);

    let printed = 0;
    if (!(shown instanceof HTMLIFrameElement) || !shown.contentWindow) throw new Error('no frame');
    shown.contentWindow.print = () => void (printed += 1);
    await user.click(screen.getByRole('button', { name: 'IMPRIMIR' }));
    await expect(printed).toBe(1);
    const download = screen.getByText('DESCARGAR');
    await expect(download).toHaveAttribute('download', 'informe-de-consumo-12345678.html');
    await expect(download).toHaveAttribute('href', expect.stringMatching(/^blob:/));
    await user.click(screen.getByRole('button', { name: 'PEDIR OTRO INFORME' }));
    await expect(shown).not.toBeInTheDocument();
    await expect(card()).toHaveFocus();
  },
});

const failures: [FakeAnswer, string | RegExp][] = [
  [
    refused(429, 'ex_too_many_requests', { 'retry-after': '2521' }),
    'Demasiados intentos. Espere unos minutos. Podrá pedir otro informe en 43 minutos.',
  ],
  [refused(422, 'ex_missing_parameters'), /complete todos los campos/],
];

export const Failed = meta.story({
  name: 'each failure is shown, keeps the input and can be retried',
  play: async ({ mount }) => {
    for (const [answer, text] of failures) {
      const { user } = await open(mount, [answer, REPORT]);
      await ask(user);
      await alerted(text);
      await expect(card()).toHaveValue('1234 5678');
      await expect(email()).toHaveValue('ana@correo.example');
      await user.click(send());
      await expect(await frame()).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    }
  },
});

export const NotSent = meta.story({
  name: 'a captcha that did not load and a lost network have texts of their own',
  play: async ({ mount }) => {
    for (const [code, text] of [
      ['captchaNotLoaded', 'Ha ocurrido un error. Refresque la página y vuelva a intentarlo'],
      ['offline', 'Sin conexión. Lo que escribió queda guardado.'],
    ] as const) {
      const captcha = { prepare: () => undefined, token: () => Promise.reject(new AppError(code)) };
      const { user, server } = await open(mount, [], { captcha });
      await ask(user);
      await alerted(text);
      await expect(server.requests).toEqual([]);
      await expect(email()).toHaveValue('ana@correo.example');
    }
  },
});
