import { AppError } from './AppError.ts';
import type { ErrorKind } from './kinds.ts';
import { refusalOf } from './refusal.ts';

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
])('names the fields of %s', (error, expected) => {
  expect(refusalOf(error)).toEqual(expected);
});

it.each([
  refused('invalidField', 'El dato no es válido.'),
  refused('missingParameters'),
  refused('unavailable', 'database'),
  new AppError('offline'),
])('names none of %s', (error) => {
  expect(refusalOf(error)).toBeUndefined();
});

it('calls them as the form does', () => {
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
