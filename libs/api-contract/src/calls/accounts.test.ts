import * as v from 'valibot';
import { BuildingUser, NewBuildingUser } from './buildingUsers.ts';

describe('a resident', () => {
  const record = {
    id: '1',
    firstname: 'Ana',
    lastname: 'Paz',
    email: 'ana@correo.example',
    reference: '101',
    createdAt: '2026-03-14T18:32:00.000Z',
  };

  it.each([[{}], [{ validatedAt: null }], [{ validatedAt: '' }]])('has not confirmed with %j', (fields) => {
    expect(v.parse(BuildingUser, { ...record, ...fields }).validatedAt).toBeNull();
  });

  it('has confirmed at an instant', () => {
    const validatedAt = '2026-03-15T09:00:00.000Z';
    expect(v.parse(BuildingUser, { ...record, validatedAt }).validatedAt).toBe(validatedAt);
    expect(v.is(BuildingUser, { ...record, validatedAt: 'ayer' })).toBe(false);
  });

  const entered = { firstname: 'Ana', lastname: 'Paz', email: 'ana@correo.example', reference: '101' };

  it('is entered with trimmed texts of 100 characters at most', () => {
    const texts = { ...entered, firstname: ` ${'x'.repeat(100)} `, email: ` ${entered.email} ` };
    expect(v.parse(NewBuildingUser, texts)).toEqual({ ...entered, firstname: 'x'.repeat(100) });
  });

  it.each([
    ['firstname', 'x'.repeat(101)],
    // In our mails, a line break would let user input look like our own text.
    ['lastname', 'Paz\r\nBcc: otro@correo.example'],
    ['reference', 'Apartamento 1\u2028Confirme en https://malo.example'],
    ['firstname', 'Ana\u0007'],
    ['email', 'ana@correo.example\r\nBcc: otro@correo.example'],
    ['email', 'ana paz@correo.example'],
    ['email', `ana@${'x.'.repeat(130)}example`],
    // Characters that lower-casing or readers take for others: a Kelvin sign, a long s, a Cyrillic a, etc.
    ...['\u212Ana', 'ana\u017F', '\u0430na', '\uFF41na', 'aná', 'a\u200Bna'].map((name) => [
      'email',
      `${name}@correo.example`,
    ]),
  ])('is not entered with the %s %j', (field = '', value) => {
    expect(v.is(NewBuildingUser, { ...entered, [field]: value })).toBe(false);
  });
});
