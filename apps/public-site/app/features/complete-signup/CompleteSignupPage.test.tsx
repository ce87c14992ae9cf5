import '@testing-library/jest-dom';
import { createFlowStore, notificationsReducer } from '@laundry/flow';
import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { combineReducers } from 'redux';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { testEnvironment } from '../../../test/site.ts';
import { completeSignupSaga } from './completeSignup.saga.ts';
import { completeSignupReducer } from './completeSignup.slice.ts';
import { CompleteSignupForm } from './CompleteSignupForm.tsx';
import { CompleteSignupPage } from './CompleteSignupPage.tsx';

const GOOD = 'Correcta2026';
const POLICY = 'Asegurarse de contener al menos una Mayúscula, una Minúscula, un Número y 8 caracteres.';

const VERIFY = { method: 'POST', path: '/public-site/v1/users/verify-token' } as const;
const CONFIRM = { method: 'POST', path: '/public-site/v1/users/confirm' } as const;
const VALID: FakeAnswer = { ...VERIFY, body: { valid: true } };
const CONFIRMED: FakeAnswer = { ...CONFIRM, status: 204 };
const refusal = (status: number, code: string, message: string, detail?: string): Partial<FakeAnswer> => ({
  status,
  body: {
    result_code: code,
    result_message: message,
    ...(detail !== undefined && { result_detail: detail }),
  },
});

/** Renders the page of a link with a token. */
async function open(answers: readonly FakeAnswer[], token = 't-1') {
  const { context, server, went } = testEnvironment(answers);
  const store = createFlowStore({
    reducer: combineReducers({ completeSignup: completeSignupReducer, notifications: notificationsReducer }),
    sagas: [completeSignupSaga],
    context,
  });
  // The form validates itself when it appears.
  const { unmount } = await act(async () =>
    render(
      <Provider store={store}>
        <CompleteSignupPage form={<CompleteSignupForm token={token} />} />
      </Provider>,
    ),
  );
  const sent = () => server.requests.filter(({ url }) => url.pathname === CONFIRM.path);
  return { store, server, sent, went, unmount, user: userEvent.setup() };
}

const button = () => screen.getByRole('button', { name: 'Registrarme' });
const password = () => screen.getByLabelText('Contraseña');
const confirmation = () => screen.getByLabelText('Confirmación de la contraseña');
const whenReady = () => waitFor(() => expect(button()).toBeEnabled());

async function fill(user: ReturnType<typeof userEvent.setup>, first = GOOD, second = first) {
  await user.click(password());
  await user.paste(first);
  await user.click(confirmation());
  await user.paste(second);
}

describe('the link', () => {
  it('is checked when the page opens, and until then the button says why it waits', async () => {
    const held = gate();
    const { server } = await open([{ ...VALID, gate: held }]);
    expect(screen.getByRole('heading', { level: 1, name: 'Complete su registro' })).toBeVisible();
    expect(button()).toBeDisabled();
    expect(button()).toHaveAccessibleDescription('Estamos verificando su enlace…');
    held.release();
    await whenReady();
    expect(button()).not.toHaveAccessibleDescription();
    expect(server.requests.map(({ body }) => body)).toEqual([{ token: 't-1' }]);
  });

  it.each([
    ['invalid', 'El token no es válido.', '/contact'],
    ['used', 'El enlace ya fue utilizado.', '/apps'],
    ['expired', 'El enlace venció. Solicite uno nuevo a su administración.', '/contact'],
    ['of another kind', 'El token no es válido.', '/contact'],
    [undefined, 'El token no es válido.', '/contact'],
  ])('that is %s is told so, with a next step', async (reason, text, next) => {
    await open([{ ...VERIFY, body: { valid: false, reason } }]);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('alert')).toContainElement(screen.getByRole('link'));
    expect(screen.getByRole('link')).toHaveAttribute('href', next);
    expect(button()).toBeDisabled();
    expect(button()).toHaveAccessibleDescription(/enlace/);
  });

  it.each(['', '  '])('without a token ("%s") is asked about nobody', async (token) => {
    const { server } = await open([], token);
    expect(await screen.findByText('El token no es válido.')).toBeVisible();
    expect(server.requests).toEqual([]);
  });

  it('whose token the API does not even take is not valid', async () => {
    await open([{ ...VERIFY, ...refusal(400, 'ex_bad_request', 'M') }], 'a\0b');
    expect(await screen.findByText('El token no es válido.')).toBeVisible();
  });

  it('that could not be checked can be checked again, and the focus goes on to the form', async () => {
    const { user } = await open([{ ...VERIFY, ...refusal(503, 'ex_unavailable', 'M') }, VALID]);
    expect(await screen.findByText('No pudimos verificar su enlace')).toBeVisible();
    expect(button()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'REINTENTAR' }));
    expect(password()).toHaveFocus();
    await whenReady();
    expect(password()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is waited for no more once the page was closed', async () => {
    const { server, unmount } = await open([{ ...VALID, gate: gate() }]);
    await server.asked(1);
    unmount();
    expect(server.requests[0]?.signal.aborted).toBe(true);
  });
});

describe('the passwords', () => {
  it.each([
    ['', '', 'Ingrese su contraseña!'],
    [GOOD, '', 'Ingrese su confirmación de la contraseña!'],
    ['corta1A', 'corta1A', POLICY],
    ['sinmayuscula1', 'sinmayuscula1', POLICY],
    ['SINMINUSCULA1', 'SINMINUSCULA1', POLICY],
    ['SinNumeros', 'SinNumeros', POLICY],
    [GOOD, `${GOOD}x`, 'Las contraseñas no coinciden!'],
  ])('"%s" and "%s" are refused: %s', async (first, second, text) => {
    const { user, sent } = await open([VALID]);
    await whenReady();
    await fill(user, first, second);
    await user.click(button());
    expect(await screen.findByText(text)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('are compared again when the first one changes', async () => {
    const { user } = await open([VALID]);
    await fill(user);
    await user.type(password(), 'x');
    await user.tab();
    expect(await screen.findByText('Las contraseñas no coinciden!')).toBeVisible();
  });

  it('are told live what they lack', async () => {
    const { user } = await open([VALID]);
    await user.type(password(), 'lavado');
    expect(screen.getByText('1 de 4 requisitos cumplidos')).toBeInTheDocument();
    await user.type(password(), 'R2026');
    expect(screen.getByText('4 de 4 requisitos cumplidos')).toBeInTheDocument();
  });

  it('are for the password manager to make up, and can be pasted', async () => {
    const { user } = await open([VALID]);
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    await user.click(password());
    await user.paste(GOOD);
    expect(password()).toHaveValue(GOOD);
  });
});

describe('confirming', () => {
  it('leads to the apps, at the part that says that it is done', async () => {
    const { user, sent, went } = await open([VALID, CONFIRMED]);
    await whenReady();
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(went).toEqual(['/apps']));
    expect(sent().map(({ body }) => body)).toEqual([{ token: 't-1', password: GOOD }]);
  });

  it('is sent once, however often it is pressed', async () => {
    const held = gate();
    const { user, sent, went } = await open([VALID, { ...CONFIRMED, gate: held }]);
    await whenReady();
    await fill(user);
    await user.dblClick(button());
    await user.type(confirmation(), '{Enter}');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    held.release();
    await waitFor(() => expect(went).toHaveLength(1));
    await user.click(button());
    expect(sent()).toHaveLength(1);
  });

  it('shows what the server says of a refusal, keeps what was typed and can be tried again', async () => {
    const { user, went } = await open([
      VALID,
      { ...CONFIRM, ...refusal(422, 'ex_weak_password', POLICY) },
      { ...CONFIRM, ...refusal(409, 'ex_of_tomorrow', 'M', 'Elija otra contraseña.') },
      CONFIRMED,
    ]);
    await whenReady();
    await fill(user);
    for (const text of [POLICY, 'Elija otra contraseña.']) {
      await user.click(button());
      await waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent(`Ha occurido un error!${text}`),
      );
      expect(password()).toHaveValue(GOOD);
      expect(confirmation()).toHaveValue(GOOD);
    }
    await user.click(button());
    await waitFor(() => expect(went).toHaveLength(1));
  });

  it('with a link that ended meanwhile says so, and cannot be pressed again', async () => {
    const { user } = await open([
      VALID,
      { ...CONFIRM, ...refusal(422, 'ex_token_used', 'El enlace ya fue utilizado.') },
    ]);
    await whenReady();
    await fill(user);
    await user.click(button());
    expect(await screen.findByText('El enlace ya fue utilizado.')).toBeVisible();
    expect(screen.getByText('Ha occurido un error!')).toBeVisible();
    expect(button()).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Ver la aplicación' })).toHaveAttribute('href', '/apps');
    expect(password()).toHaveValue(GOOD);
  });
});
