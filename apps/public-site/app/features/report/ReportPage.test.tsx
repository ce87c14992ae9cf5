import '@testing-library/jest-dom';
import { AppError } from '@laundry/error-catalogue';
import { createFlowStore, notificationsReducer } from '@laundry/flow';
import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { combineReducers } from 'redux';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { memory, testEnvironment } from '../../../test/site.ts';
import { reportSaga } from './report.saga.ts';
import { reportReducer } from './report.slice.ts';
import { ReportFlow } from './ReportFlow.tsx';
import { ReportPage } from './ReportPage.tsx';

const CALL = { method: 'GET', path: '/public-site/v1/reports/sendReportByUid' } as const;
const REPORT: FakeAnswer = {
  ...CALL,
  body: '<!doctype html><html><body><script>alert(1)</script><h1>Informe</h1><p>160</p></body></html>',
  headers: { 'content-type': 'text/html; charset=utf-8' },
};
const refusal = (status: number, code: string, headers = {}): FakeAnswer => ({
  ...CALL,
  status,
  headers,
  body: { result_code: code, result_message: 'Mensaje del servidor.' },
});

interface Opening {
  session?: ReturnType<typeof memory>;
  /** The card in the address. */
  card?: string;
  /** The error of the captcha. */
  refused?: AppError;
}

async function open(
  answers: readonly FakeAnswer[],
  { session = memory(), card = '', refused }: Opening = {},
) {
  const { context, server, prepared } = testEnvironment(answers, session);
  const captcha = refused ? { ...context.captcha, token: () => Promise.reject(refused) } : context.captcha;
  const store = createFlowStore({
    reducer: combineReducers({ report: reportReducer, notifications: notificationsReducer }),
    sagas: [reportSaga],
    context: { ...context, captcha },
  });
  const { unmount } = await act(async () =>
    render(
      <Provider store={store}>
        <ReportPage form={<ReportFlow card={card} chatbotUrl="https://chat.example/" />} />
      </Provider>,
    ),
  );
  return { store, server, session, prepared, unmount, user: userEvent.setup() };
}

const card = () => screen.getByLabelText('Código de tarjeta');
const email = () => screen.getByLabelText('E-mail');
const send = () => screen.getByRole('button', { name: 'ENVIAR' });
const frame = () => screen.findByTitle('Informe de consumo de la tarjeta 1234 5678');

async function ask(user: ReturnType<typeof userEvent.setup>) {
  await user.click(card());
  await user.paste('12345678');
  await user.click(email());
  await user.paste('ana@correo.example');
  await user.click(send());
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:report';
  URL.revokeObjectURL = () => undefined;
});

describe('the form', () => {
  it('waits for a card and an e-mail, and says so', async () => {
    const { user } = await open([]);
    expect(send()).toBeDisabled();
    expect(send()).toHaveAccessibleDescription(/código de su tarjeta y su e-\u2060mail/);
    await user.type(card(), '12345678');
    expect(send()).toBeDisabled();
    await user.type(email(), 'ana@correo.example');
    expect(send()).toBeEnabled();
    expect(send()).not.toHaveAccessibleDescription();
  });

  it.each([
    ['1234', 'ana@correo.example', 'Número de tarjeta ingresado incorrecto.'],
    ['12345678', 'ana', 'Ingrese un E-MAIL válido'],
  ])('is not sent with %s and %s', async (uid, address, text) => {
    const { user, server } = await open([]);
    await user.type(card(), uid);
    await user.type(email(), address);
    await user.click(send());
    expect(await screen.findByText(text)).toBeVisible();
    expect(server.requests).toEqual([]);
  });

  it('asks for the captcha with the first input, not before', async () => {
    const { user, prepared } = await open([]);
    expect(prepared).toEqual([]);
    await user.type(card(), '1');
    expect(prepared).toEqual([true]);
  });

  it('takes the card of the address, without the captcha', async () => {
    const { prepared, user } = await open([], { card: '12345678' });
    expect(card()).toHaveValue('1234 5678');
    expect(prepared).toEqual([]);
    await user.type(email(), 'a');
    expect(prepared).toEqual([true]);
  });

  it('keeps what was typed over a reload', async () => {
    const { user, session, unmount } = await open([]);
    await user.type(card(), '12345678');
    await user.type(email(), 'ana@correo.example');
    unmount();
    const { prepared } = await open([], { session });
    expect(card()).toHaveValue('1234 5678');
    expect(email()).toHaveValue('ana@correo.example');
    expect(prepared).toEqual([]);
  });
});

describe('a report that came', () => {
  it('is announced, clears the form and is shown cleaned, in a frame without scripts', async () => {
    const { user, server, store, session } = await open([REPORT]);
    await ask(user);
    const shown = await frame();
    expect(shown.getAttribute('sandbox')).not.toContain('allow-scripts');
    expect(shown.getAttribute('srcdoc')).toContain('<h1>Informe</h1>');
    expect(shown.getAttribute('srcdoc')).not.toContain('alert(1)');
    expect(Object.fromEntries(server.requests[0]?.url.searchParams ?? [])).toEqual({
      card: '12345678',
      email: 'ana@correo.example',
      recaptchaToken: 'token of userReport',
    });
    expect(store.getState().notifications).toMatchObject([
      {
        variant: 'success',
        title: 'Operación exitosa',
        text: 'El informe de consumo de la tarjeta 12345678 ha sido enviado a su casilla de correo electrónico',
      },
    ]);
    expect(card()).toHaveValue('');
    expect(email()).toHaveValue('');
    expect(session.getItem('draft.report')).toBeNull();
    expect(screen.getByRole('heading', { name: /Informe de la tarjeta 1234\s5678/ })).toHaveFocus();
    expect(screen.getByText(/ana@correo\.example/)).toBeVisible();
  });

  it('can be printed, kept and put away', async () => {
    const { user } = await open([REPORT]);
    await ask(user);
    const shown = await frame();
    let printed = 0;
    if (!(shown instanceof HTMLIFrameElement) || !shown.contentWindow) throw new Error('no frame');
    shown.contentWindow.print = () => void (printed += 1);
    await user.click(screen.getByRole('button', { name: 'IMPRIMIR' }));
    expect(printed).toBe(1);
    const download = screen.getByText('DESCARGAR');
    expect(download).toHaveAttribute('download', 'informe-de-consumo-12345678.html');
    expect(download).toHaveAttribute('href', 'blob:report');
    await user.click(screen.getByRole('button', { name: 'PEDIR OTRO INFORME' }));
    expect(shown).not.toBeInTheDocument();
    expect(card()).toHaveFocus();
  });

  it('is asked for once, however often ENVIAR is pressed', async () => {
    const held = gate();
    const { user, server } = await open([{ ...REPORT, gate: held }]);
    await ask(user);
    await user.click(send());
    held.release();
    await frame();
    expect(server.requests).toHaveLength(1);
  });

  it('is waited for no more once the page was left', async () => {
    const { user, server, unmount } = await open([{ ...REPORT, gate: gate() }]);
    await ask(user);
    await server.asked(1);
    unmount();
    expect(server.requests[0]?.signal.aborted).toBe(true);
  });
});

describe('what goes wrong', () => {
  it.each([
    ['a wrong card', refusal(422, 'ex_card_not_found'), 'Mensaje del servidor.'],
    [
      'a low captcha score',
      refusal(422, 'ex_captcha_refused'),
      'No pudimos verificar que no es un robot. Intente nuevamente.',
    ],
    ['too many requests', refusal(429, 'ex_too_many_requests'), 'Demasiados intentos. Espere unos minutos.'],
    [
      'too many requests, until when it says',
      refusal(429, 'ex_too_many_requests', { 'retry-after': '2521' }),
      'Demasiados intentos. Espere unos minutos. Podrá pedir otro informe en 43 minutos.',
    ],
    ['missing fields', refusal(422, 'ex_missing_parameters'), /complete todos los campos/],
    ['a malformed answer', { ...CALL, body: '{"ok":true}' }, /no ha podido procesar su solicitud/],
    ['a report that is no HTML', { ...REPORT, body: 'ok' }, /no ha podido procesar su solicitud/],
    ['an error page', { ...REPORT, status: 500 }, /no ha podido procesar su solicitud/],
  ] satisfies [string, FakeAnswer, string | RegExp][])(
    '%s is told, and nothing is lost',
    async (_, answer, text) => {
      const { user } = await open([answer, REPORT]);
      await ask(user);
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(card()).toHaveValue('1234 5678');
      expect(email()).toHaveValue('ana@correo.example');
      await user.click(send());
      expect(await frame()).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    },
  );

  it('a lost card leads to the chat-bot', async () => {
    const { user } = await open([refusal(422, '100')]);
    await ask(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/bloqueada por extravío/);
    expect(screen.getByRole('link', { name: /chat/i })).toHaveAttribute('href', 'https://chat.example/');
    expect(card()).toHaveValue('1234 5678');
  });

  it('a captcha that did not load says to refresh the page', async () => {
    const { user, server } = await open([], { refused: new AppError('captchaNotLoaded') });
    await ask(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ha ocurrido un error. Refresque la página y vuelva a intentarlo',
    );
    expect(server.requests).toEqual([]);
    expect(email()).toHaveValue('ana@correo.example');
  });

  it('being offline has its own text', async () => {
    const { user } = await open([], { refused: new AppError('offline') });
    await ask(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sin conexión. Lo que escribió queda guardado.',
    );
  });
});
