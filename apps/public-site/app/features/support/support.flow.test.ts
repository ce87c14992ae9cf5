import { createFlowStore, notificationsReducer } from '@laundry/flow';
import { gate, until } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { combineReducers } from 'redux';
import { memory, testEnvironment } from '../../../test/site.ts';
import { emptyValues, getForm } from './forms.ts';
import type { FormName, Values } from './forms.ts';
import {
  formOpened,
  formSubmitted,
  formTyped,
  queuedSent,
  supportReducer,
  supportSaga,
} from './support.flow.ts';

const CALL = { method: 'POST', path: '/api/v1/users/support/info' } as const;
const TAKEN: FakeAnswer = { ...CALL, status: 204 };
const MISSING: FakeAnswer = {
  ...CALL,
  status: 422,
  body: { result_code: 'ex_missing_parameters', result_message: 'M' },
};

function site(answers: readonly FakeAnswer[], session = memory()) {
  const { context, server, queued } = testEnvironment(answers, session);
  const store = createFlowStore({
    reducer: combineReducers({ support: supportReducer, notifications: notificationsReducer }),
    sagas: [supportSaga],
    context,
  });
  const press = (form: FormName, values: Values) => {
    store.dispatch(formTyped({ form, payload: values }));
    store.dispatch(formSubmitted({ form, payload: values }));
  };
  const ended = (form: FormName) => until(store, ({ support }) => support[form].status !== 'sending');
  return { store, server, queued, session, press, ended };
}

it.each([
  ['contact', ['phone', 'subject']],
  ['visit', ['phone', 'address', 'day']],
  ['failure', ['building', 'machine', 'card']],
] as const)('the %s form marks what the server does not demand', (form, optional) => {
  const marked = getForm(form).fields.filter(({ hint }) => hint?.includes('(opcional)'));
  expect(marked.map(({ name }) => name)).toEqual(optional);
});

const contact = {
  name: ' Ana ',
  email: 'ana@b.uy',
  phone: '099 123 456',
  subject: 'Horarios',
  message: '¿Abren?',
};
const visit = {
  ...emptyValues('visit'),
  name: 'Ana',
  email: 'ana@b.uy',
  phone: '099',
  address: 'Rivera 1',
  day: '04/03/2026',
  message: 'M',
};
const failure = {
  failureType: 'Error en la entrada de agua',
  building: 'Timbó',
  machine: '2',
  card: '12345678',
  email: 'ana@b.uy',
  description: 'No entra agua',
};

it.each<[FormName, Values, object]>([
  [
    'contact',
    contact,
    {
      key_msg: 'contact_info',
      line1: 'Ana',
      line2: '099 123 456',
      line3: 'Horarios',
      emailAddress: 'ana@b.uy',
      bodytxt: '¿Abren?',
    },
  ],
  [
    'visit',
    visit,
    {
      key_msg: 'contact_info',
      line1: 'Ana',
      line2: 'Rivera 1',
      line3: '099 - 04/03/2026',
      emailAddress: 'ana@b.uy',
      bodytxt: 'M',
    },
  ],
  [
    'failure',
    failure,
    {
      key_msg: 'contact_faliure',
      line1: 'Error en la entrada de agua',
      line2: 'Timbó - 2',
      line3: '12345678',
      emailAddress: 'ana@b.uy',
      bodytxt: 'No entra agua',
    },
  ],
])('sends %s as decided, and is empty again', async (form, values, sent) => {
  const { store, server, press, ended, session } = site([TAKEN]);
  press(form, values);
  await ended(form);
  expect(server.requests.map(({ body }) => body)).toEqual([sent]);
  expect(store.getState().support[form]).toEqual({
    status: 'sent',
    initial: emptyValues(form),
    round: 1,
  });
  expect(store.getState().notifications).toMatchObject([
    { title: 'Operación exitosa', text: expect.stringContaining('48 horas') as string },
  ]);
  expect(session.getItem(`draft.${form}`)).toBeNull();
});

it('takes the number of a case where the server gives one', async () => {
  const { store, press, ended } = site([{ ...CALL, status: 204, headers: { 'X-Case-Number': '1042' } }]);
  press('failure', failure);
  await ended('failure');
  expect(store.getState().support.failure).toMatchObject({ status: 'sent', caseNumber: '1042' });
});

it('is pending while it is sent', async () => {
  const open = gate();
  const { store, press, ended } = site([{ ...TAKEN, gate: open }]);
  press('contact', contact);
  expect(store.getState().support.contact.status).toBe('sending');
  open.release();
  await ended('contact');
});

it('keeps what was typed when it is refused, and the same press is one message', async () => {
  const { store, server, press, ended, session } = site([MISSING, { ...CALL, status: 500 }, TAKEN]);
  press('contact', { ...contact, message: '' });
  await ended('contact');
  expect(store.getState().support.contact).toMatchObject({
    status: 'failed',
    error: 'Por favor complete todos los campos del formulario',
  });
  expect(session.getItem('draft.contact')).toContain('Horarios');
  for (const _ of [1, 2]) {
    press('contact', contact);
    await ended('contact');
  }
  const keys = server.requests.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).not.toBe(keys[1]);
  expect(keys[1]).toBe(keys[2]);
});

it('comes back with its draft, and what the address brings goes before', () => {
  const session = memory();
  site([], session).press('failure', failure);
  const { store } = site([], session);
  store.dispatch(formOpened({ form: 'failure', payload: { machine: '3' } }));
  expect(store.getState().support.failure.initial).toEqual({ ...failure, machine: '3' });
});

it('keeps a failure report for later without network, and a contact message in its form', async () => {
  const offline: FakeAnswer = { ...CALL, networkError: true };
  const { store, press, ended, queued } = site([offline]);
  press('failure', failure);
  await ended('failure');
  expect(store.getState().support.failure).toMatchObject({
    status: 'queued',
    initial: emptyValues('failure'),
  });
  expect(queued).toMatchObject([{ message: { key_msg: 'contact_faliure', line3: '12345678' } }]);
  store.dispatch(queuedSent({ form: 'failure', payload: [{ key: 'another' }] }));
  expect(store.getState().support.failure.status).toBe('queued');
  const sent = queued.map(({ key }) => ({ key, caseNumber: '1042' }));
  store.dispatch(queuedSent({ form: 'failure', payload: sent }));
  expect(store.getState().support.failure).toMatchObject({ status: 'sent', caseNumber: '1042' });
  press('contact', contact);
  await ended('contact');
  expect(store.getState().support.contact).toMatchObject({
    status: 'failed',
    error: 'Sin conexión. Lo que escribió queda guardado.',
  });
});
