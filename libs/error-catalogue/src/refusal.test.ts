import { AppError, messageFor, refusalOf, textOf } from './index.ts';
import type { ErrorKind } from './index.ts';

const refused = (kind: ErrorKind, detail?: string) =>
  new AppError(kind, { server: { code: 'c', message: 'M', detail, status: 422 } });

it.each([
  [
    refused('missingParameters', 'line1, bodytxt'),
    { line1: 'Complete este campo.', bodytxt: 'Complete este campo.' },
  ],
  [refused('invalidField', 'emailAddress'), { emailAddress: 'Ingrese un E-MAIL válido' }],
  [refused('invalidField', 'rut'), { rut: 'Revise este dato.' }],
  [refused('amountRefused'), { amount: 'Revise este dato.' }],
  [refused('missingParameters', 'email'), { email: 'Complete este campo.' }],
])('returns the messages of the fields of %s', (error, expected) => {
  expect(refusalOf(error)).toEqual(expected);
});

it.each([
  refused('invalidField', 'El dato no es válido.'),
  refused('missingParameters'),
  refused('unavailable', 'database'),
  new AppError('offline'),
])('returns nothing for %s', (error) => {
  expect(refusalOf(error)).toBeUndefined();
});

it('uses the field names of the form', () => {
  const fields = { name: ['firstName', 'lastName'], recaptchaToken: [] };
  expect(refusalOf(refused('missingParameters', 'name,rut'), fields)).toEqual({
    firstName: 'Complete este campo.',
    lastName: 'Complete este campo.',
    rut: 'Complete este campo.',
  });
  expect(refusalOf(refused('missingParameters', 'recaptchaToken'), fields)).toBeUndefined();
  expect(refusalOf(refused('missingParameters', 'constructor'), fields)).toEqual({
    constructor: 'Complete este campo.',
  });
});

const notFound = (message: string, detail?: string) =>
  messageFor(new AppError('notFound', { server: { code: 'ex_not_found', message, detail, status: 404 } }));

describe('the message of a refusal', () => {
  it.each([
    ['its detail', notFound('No.', 'La persona ya no vive allí.'), 'La persona ya no vive allí.'],
    ['otherwise its message', notFound('No se pudo.', ' '), 'No se pudo.'],
    [
      'names of fields after the message',
      notFound('Revise.', 'firstname, email'),
      'Revise. (firstname, email)',
    ],
    ["the catalogue's text for an empty message", notFound(' '), textOf('notFound')],
    ["the catalogue's text without an answer", messageFor(new AppError('offline')), textOf('offline')],
  ])('is %s', (_, words, expected) => expect(words).toBe(expected));
});
