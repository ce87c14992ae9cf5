import { until } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { memory, startFlow } from '../../../test/site.ts';
import { emptyValues, getForm } from './forms.ts';
import type { FormName, Values } from './forms.ts';
import { opened, queuedSent, submitted, supportFlow, typed } from './support.flow.ts';

const CALL = { method: 'POST', path: '/api/v1/users/support/info' } as const;
const TAKEN: FakeAnswer = { ...CALL, status: 204 };
const MISSING: FakeAnswer = {
  ...CALL,
  status: 422,
  body: { result_code: 'ex_missing_parameters', result_message: 'M' },
};

function site(form: FormName, answers: readonly FakeAnswer[], session = memory()) {
  const started = startFlow(supportFlow(form), answers, { session });
  const { store } = started;
  const press = (values: Values) => {
    store.dispatch(typed(values));
    store.dispatch(submitted(values));
  };
  const state = () => store.getState().support;
  const ended = () => until(store, ({ support }) => support.status !== 'sending');
  return { ...started, press, ended, state };
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
  const { store, server, press, ended, session, state } = site(form, [TAKEN]);
  press(values);
  expect(state().status).toBe('sending');
  await ended();
  expect(server.requests.map(({ body }) => body)).toEqual([sent]);
  expect(state()).toEqual({ status: 'sent', initial: {}, round: 1 });
  expect(store.getState().notifications).toMatchObject([
    { title: 'Operación exitosa', text: expect.stringContaining('48 horas') as string },
  ]);
  expect(session.getItem(`draft.${form}`)).toBeNull();
});

it('takes the number of a case where the server gives one', async () => {
  const answer = { ...CALL, status: 204, headers: { 'X-Case-Number': '1042' } };
  const { press, ended, state } = site('failure', [answer]);
  press(failure);
  await ended();
  expect(state()).toMatchObject({ status: 'sent', caseNumber: '1042' });
});

it('keeps what was typed when it is refused, and the same press is one message', async () => {
  const answers = [MISSING, { ...CALL, status: 500 }, TAKEN];
  const { server, press, ended, session, state } = site('contact', answers);
  press({ ...contact, message: '' });
  await ended();
  expect(state()).toMatchObject({
    status: 'failed',
    error: 'Por favor complete todos los campos del formulario',
  });
  expect(session.getItem('draft.contact')).toContain('Horarios');
  for (const _ of [1, 2]) {
    press(contact);
    await ended();
  }
  const keys = server.requests.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).not.toBe(keys[1]);
  expect(keys[1]).toBe(keys[2]);
});

it('comes back with its draft, and what the address brings goes before', () => {
  const session = memory();
  site('failure', [], session).press(failure);
  const { store, state } = site('failure', [], session);
  store.dispatch(opened({ machine: '3' }));
  expect(state().initial).toEqual({ ...failure, machine: '3' });
});

const OFFLINE: FakeAnswer = { ...CALL, networkError: true };

it('keeps a failure report for later without network, until it was sent', async () => {
  const { store, press, ended, queued, state } = site('failure', [OFFLINE]);
  press(failure);
  await ended();
  expect(state()).toMatchObject({ status: 'queued', initial: {} });
  expect(queued).toMatchObject([{ message: { key_msg: 'contact_faliure', line3: '12345678' } }]);
  store.dispatch(queuedSent([{ key: 'another' }]));
  expect(state().status).toBe('queued');
  store.dispatch(queuedSent(queued.map(({ key }) => ({ key, caseNumber: '1042' }))));
  expect(state()).toMatchObject({ status: 'sent', caseNumber: '1042' });
});

it('keeps a contact message in its form without network', async () => {
  const { press, ended, state } = site('contact', [OFFLINE]);
  press(contact);
  await ended();
  expect(state()).toMatchObject({
    status: 'failed',
    error: 'Sin conexión. Lo que escribió queda guardado.',
  });
});
