import { until } from '@laundry/flow/testing';
import { bruno, refusal, resending, said, withList } from '../../../../test/residents.ts';
import { resendRequested, selectResending } from '../users.slice.ts';

beforeEach(() => localStorage.clear());

describe('sending the confirmation again', () => {
  it('says that it was sent', async () => {
    const portal = await withList(resending());
    portal.store.dispatch(resendRequested(bruno));
    expect(selectResending(portal.store.getState())).toEqual([bruno.id]);
    await until(portal.store, (state) => selectResending(state).length === 0);
    expect(said(portal)).toEqual([
      ['success', 'Operación exitosa', 'Confirmación reenviada a bruno@correo.example.'],
    ]);
    portal.store.stop();
  });

  it.each([
    ['who confirmed already', refusal(422, 'ex_already_confirmed'), 'M ex_already_confirmed'],
    ['too often', refusal(429, 'ex_too_many_requests'), 'M ex_too_many_requests'],
    ['who is gone', refusal(404, 'ex_not_found', 'Ya no existe.'), 'Ya no existe.'],
  ])('to somebody %s is told in the words of the server', async (_, answer, text) => {
    const portal = await withList(resending(answer));
    portal.store.dispatch(resendRequested(bruno));
    await until(portal.store, (state) => selectResending(state).length === 0);
    expect(said(portal)).toEqual([['error', 'Ha ocurrido un error', text]]);
    portal.store.stop();
  });
});
