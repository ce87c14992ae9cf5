import fc from 'fast-check';
import { messageFor, readError, textOf } from './index.ts';

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
  expect(messageFor(read({ result_detail: '100' }))).toBe(textOf('lostCard'));
});

it('takes anything else for the generic error', () => {
  fc.assert(fc.property(fc.anything(), (answer) => expect(read(answer).kind).toBe('generic')));
});
