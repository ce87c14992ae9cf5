import * as v from 'valibot';
import { BuildingUser, NewBuildingUser } from './buildingUsers.ts';
import { TokenState } from './accounts.ts';

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

  it('is entered with trimmed texts of 100 characters at most', () => {
    const entered = { firstname: ' Ana ', lastname: 'Paz', email: ' ana@correo.example ', reference: '101' };
    expect(v.parse(NewBuildingUser, entered)).toMatchObject({
      firstname: 'Ana',
      email: 'ana@correo.example',
    });
    expect(v.is(NewBuildingUser, { ...entered, firstname: 'x'.repeat(101) })).toBe(false);
  });
});

it.each([
  [{ valid: true }, { valid: true }],
  [
    { valid: false, reason: 'used' },
    { valid: false, reason: 'used' },
  ],
  [
    { valid: false, reason: 'unknown' },
    { valid: false, reason: undefined },
  ],
  [
    { valid: false, reason: null },
    { valid: false, reason: undefined },
  ],
])('reads the state of a token %j as %j', (answer, state) => {
  expect(v.parse(TokenState, answer)).toEqual(state);
});
