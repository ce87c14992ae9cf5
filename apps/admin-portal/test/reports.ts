import type { FakeAnswer } from '@laundry/flow/testing';
import { BUILDINGS } from './portal.ts';

/** The buildings that both reports offer. */
export const buildings: FakeAnswer = {
  method: 'GET',
  path: BUILDINGS,
  body: [
    { id: 'b-1', name: 'Mirador' },
    { id: 'b-2', name: 'Faro' },
  ],
};

/** A call that the API refuses. */
export const refused = (path: string, status: number, result_code: string): FakeAnswer => ({
  method: 'GET',
  path,
  status,
  body: { result_code, result_message: '' },
});
