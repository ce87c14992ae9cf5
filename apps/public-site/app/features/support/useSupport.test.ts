import { memory, refusal } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { act, waitFor } from '@testing-library/react';
import { renderSiteHook } from '../../../test/renderSiteHook.tsx';
import type { SentReport } from '../../report-queue/queuedReports.ts';
import { emptyValues, FORMS, toSupportMessage } from './forms.ts';
import type { FormName, Values } from './forms.ts';
import { useSupport } from './useSupport.ts';

const CALL = { method: 'POST', path: '/api/v1/users/support/info' } as const;
const TAKEN: FakeAnswer = { ...CALL, status: 204, headers: { 'X-Case-Number': '1042' } };
const OFFLINE: FakeAnswer = { ...CALL, networkError: true };
const MISSING: FakeAnswer = { ...CALL, ...refusal(422, 'ex_missing_parameters', 'M') };

function site(form: FormName, answers: readonly FakeAnswer[], session = memory(), path = '/') {
  const page = renderSiteHook(() => useSupport(form), answers, { session, path });
  const state = () => page.result.current.submit;
  const press = async (values: Values) => {
    act(() => page.result.current.keep(values));
    act(() => page.result.current.send(values));
    expect(state().status).toBe('sending');
    await waitFor(() => expect(state().status).not.toBe('sending'));
  };
  return { ...page, press, state, initial: () => page.result.current.initial };
}

const contact = {
  name: ' Ana ',
  email: 'ana@b.uy',
  phone: '099 123 456',
  subject: 'Horarios',
  message: '¿Abren?',
};
const failure = {
  failureType: 'Error en la entrada de agua',
  building: 'Timbó',
  machine: '2',
  card: '12345678',
  email: 'ana@b.uy',
  description: 'No entra agua'.padEnd(4001),
};

it.each([
  ['contact', ['phone', 'subject']],
  ['visit', ['phone', 'address', 'day']],
  ['failure', ['building', 'machine', 'card']],
] as const)('the %s form marks its optional fields', (form, optional) => {
  const marked = FORMS[form].fields.filter(({ hint }) => hint?.includes('(opcional)'));
  expect(marked.map(({ name }) => name)).toEqual(optional);
});

it('each form maps its fields to the message of the API', () => {
  const visit = { name: 'Ana', phone: '099', address: 'Rivera 1', day: '04/03/2026', message: 'M' };
  const emailAddress = 'ana@b.uy';
  expect(toSupportMessage('contact', contact)).toEqual({
    key_msg: 'contact_info',
    line1: 'Ana',
    line2: '099 123 456',
    line3: 'Horarios',
    emailAddress,
    bodytxt: '¿Abren?',
  });
  expect(toSupportMessage('visit', { ...visit, email: emailAddress })).toEqual({
    key_msg: 'contact_info',
    line1: 'Ana',
    line2: 'Rivera 1',
    line3: '099 - 04/03/2026',
    emailAddress,
    bodytxt: 'M',
  });
  expect(toSupportMessage('failure', failure)).toEqual({
    key_msg: 'contact_faliure',
    line1: 'Error en la entrada de agua',
    line2: 'Timbó - 2',
    line3: '12345678',
    emailAddress,
    bodytxt: 'No entra agua',
  });
});

it('a sent message shows its case number, and the form is emptied', async () => {
  const { store, server, press, session, state, initial } = site('failure', [TAKEN]);
  await press(failure);
  expect(server.requests.map(({ body }) => body)).toEqual([toSupportMessage('failure', failure)]);
  expect(state()).toEqual({ status: 'sent', caseNumber: '1042' });
  expect(initial()).toEqual(emptyValues('failure'));
  expect(store.getState().notifications).toMatchObject([
    { title: 'Operación exitosa', text: expect.stringContaining('48 horas') as string },
  ]);
  expect(session.getItem('draft.failure')).toBeNull();
});

it('a refused message is kept, and its retry has the same idempotency key', async () => {
  const answers = [MISSING, { ...CALL, status: 500 }, TAKEN];
  const { server, press, session, state } = site('contact', answers);
  await press({ ...contact, message: '' });
  expect(state()).toMatchObject({
    status: 'failed',
    error: 'Por favor complete todos los campos del formulario',
  });
  expect(session.getItem('draft.contact')).toContain('Horarios');
  for (const _ of [1, 2]) await press(contact);
  const keys = server.requests.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).not.toBe(keys[1]);
  expect(keys[1]).toBe(keys[2]);
});

it('restores the draft, however long, which values in the address override', () => {
  const session = memory();
  const { result } = site('failure', [], session);
  act(() => result.current.keep(failure));
  expect(site('failure', [], session, '/?machine=3&card=').initial()).toEqual({ ...failure, machine: '3' });
  expect(site('contact', [], session, '/?name=Eva').initial()).toEqual(emptyValues('contact'));
});

it('queues a failure report without network until it is sent', async () => {
  const { press, queued, state, initial } = site('failure', [OFFLINE]);
  await press(failure);
  expect(state()).toMatchObject({ status: 'queued' });
  expect(initial()).toEqual(emptyValues('failure'));
  expect(queued).toMatchObject([{ message: { key_msg: 'contact_faliure', line3: '12345678' } }]);
  const [{ key } = { key: '' }] = queued;
  const tell = (detail: readonly SentReport[]) =>
    act(() => {
      dispatchEvent(new CustomEvent('reports-sent', { detail }));
    });
  tell([{ key: 'another' }]);
  expect(state().status).toBe('queued');
  tell([{ key, caseNumber: '1042' }]);
  expect(state()).toEqual({ status: 'sent', caseNumber: '1042' });
});

it.each([
  ['contact message', 'contact', contact, undefined],
  ['failure report', 'failure', { ...failure, email: 'ana' }, { email: 'Ingrese un E-MAIL válido' }],
  ['failure report', 'failure', { ...failure, failureType: '' }, { failureType: 'Complete este campo.' }],
] as const)('does not queue a %s without network, but says why', async (_, form, values, refused) => {
  const { press, state } = site(form, [OFFLINE]);
  await press(values);
  const error = 'Sin conexión. Lo que escribió queda guardado.';
  expect(state()).toEqual({ status: 'failed', error, refused });
});
