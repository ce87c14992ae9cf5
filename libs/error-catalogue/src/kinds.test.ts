import { ERROR_STATUS } from '@laundry/api-contract';
import { AppError, kindOfCode, textOf, toAppError } from './index.ts';

/** Codes for the server's own faults, whose text is the generic one. */
const GENERIC_CODES = ['ex_internal'];

describe('the catalogue', () => {
  it.each(Object.keys(ERROR_STATUS))('knows the code %s of the API', (code) => {
    expect(kindOfCode(code) === 'generic').toBe(GENERIC_CODES.includes(code));
  });

  it.each(['ex_unknown', 'constructor', ''])('maps the unknown code "%s" to the generic error', (code) => {
    expect(kindOfCode(code)).toBe('generic');
    expect(textOf('generic')).toBe(
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
