import { ERROR_STATUS } from '@laundry/api-contract';
import fc from 'fast-check';
import {
  AppError,
  kindOfCode,
  errorText,
  toAppError,
  messageFor,
  readError,
  fieldRefusals,
} from './index.ts';
import type { ErrorKind } from './index.ts';

/** Codes for the server's own faults, whose text is the generic one. */
const GENERIC_CODES = ['ex_internal'];

describe('the catalogue', () => {
  it.each(Object.keys(ERROR_STATUS))('knows the code %s of the API', (code) => {
    expect(kindOfCode(code) === 'generic').toBe(GENERIC_CODES.includes(code));
  });

  it.each(['ex_unknown', 'constructor', ''])('maps the unknown code "%s" to the generic error', (code) => {
    expect(kindOfCode(code)).toBe('generic');
    expect(errorText('generic')).toBe(
      'El sistema no ha podido procesar su solicitud. Por favor intente nuevamente más tarde o contáctenos.',
    );
  });

  it('keeps an AppError and wraps anything else as generic', () => {
    const known = new AppError('lostCard');
    expect(toAppError(known)).toBe(known);
    const cause = new TypeError('x');
    expect(toAppError(cause)).toMatchObject({ kind: 'generic', cause });
  });
});

const read = (answer: unknown) => readError(answer, { status: 422 });

it.each([
  ['a code as a number', { result_code: 100 }, 'lostCard'],
  ['a lone detail', { result_detail: '100' }, 'lostCard'],
  ['a lone detail as a number', { result_detail: 100 }, 'lostCard'],
  ['a lone message', { result_message: 'ex_missing_parameters' }, 'missingParameters'],
  ['a word in the detail', { result_code: 1, result_detail: 'ex_card_not_found: 123' }, 'wrongCard'],
  [
    'a word in the message',
    { result_code: '', result_message: 'Error ex_missing_parameters' },
    'missingParameters',
  ],
  [
    'the code before the detail',
    { result_code: 'ex_amount', result_detail: 'ex_card_not_found' },
    'amountRefused',
  ],
  [
    'the detail before the message',
    { result_detail: '100', result_message: 'ex_card_not_found' },
    'lostCard',
  ],
  ['an unknown code', { result_code: 'ex_new', result_message: 'Algo.' }, 'generic'],
  ['an amount in a message', { result_message: 'El mínimo es 100 pesos.' }, 'generic'],
  ['a name of every object', { result_code: 'constructor' }, 'generic'],
])('reads %s', (_, answer, kind) => {
  expect(read(answer).kind).toBe(kind);
});

it('keeps codes out of texts for people', () => {
  const error = read({
    result_detail: 'ex_card_not_found: La tarjeta no existe.',
    result_message: 'ex_card_not_found',
  });
  expect(error.server).toMatchObject({
    code: 'ex_card_not_found',
    detail: 'La tarjeta no existe.',
    message: '',
  });
  expect(messageFor(read({ result_detail: '100' }))).toBe(errorText('lostCard'));
});

it('reads anything else as the generic error', () => {
  fc.assert(fc.property(fc.anything(), (answer) => expect(read(answer).kind).toBe('generic')));
});

const refused = (kind: ErrorKind, detail?: string) =>
  new AppError(kind, { server: { code: 'c', message: 'M', detail, status: 422 } });

it.each<[ErrorKind, string | undefined, object]>([
  ['missingParameters', 'line1, bodytxt', { line1: 'Complete este campo.', bodytxt: 'Complete este campo.' }],
  ['invalidField', 'emailAddress', { emailAddress: 'Ingrese un E-MAIL válido' }],
  ['invalidField', 'rut', { rut: 'Revise este dato.' }],
  ['amountRefused', undefined, { amount: 'Revise este dato.' }],
  ['missingParameters', 'email', { email: 'Complete este campo.' }],
])('returns the messages of the fields of %s (%s)', (kind, detail, expected) => {
  expect(fieldRefusals(refused(kind, detail))).toEqual(expected);
});

it.each<[ErrorKind, string?]>([
  ['invalidField', 'El dato no es válido.'],
  ['missingParameters'],
  ['unavailable', 'database'],
])('returns nothing for %s', (kind, detail) => {
  expect(fieldRefusals(refused(kind, detail))).toBeUndefined();
});

it('returns nothing without an answer', () => expect(fieldRefusals(new AppError('offline'))).toBeUndefined());

it('uses the field names of the form', () => {
  const fields = { name: ['firstName', 'lastName'], recaptchaToken: [] };
  expect(fieldRefusals(refused('missingParameters', 'name,rut'), fields)).toEqual({
    firstName: 'Complete este campo.',
    lastName: 'Complete este campo.',
    rut: 'Complete este campo.',
  });
  expect(fieldRefusals(refused('missingParameters', 'recaptchaToken'), fields)).toBeUndefined();
  expect(fieldRefusals(refused('missingParameters', 'constructor'), fields)).toEqual({
    constructor: 'Complete este campo.',
  });
});

const notFound = (message: string, detail?: string) =>
  messageFor(new AppError('notFound', { server: { code: 'ex_not_found', message, detail, status: 404 } }));

it.each([
  ['its detail', notFound('No.', 'La persona ya no vive allí.'), 'La persona ya no vive allí.'],
  ['otherwise its message', notFound('No se pudo.', ' '), 'No se pudo.'],
  [
    'names of fields after the message',
    notFound('Revise.', 'firstname, email'),
    'Revise. (firstname, email)',
  ],
  ["the catalogue's text for an empty message", notFound(' '), errorText('notFound')],
  ["the catalogue's text without an answer", messageFor(new AppError('offline')), errorText('offline')],
])('the message of a refusal is %s', (_, words, expected) => expect(words).toBe(expected));
