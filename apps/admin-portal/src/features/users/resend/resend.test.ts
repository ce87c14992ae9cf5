import { bruno, refusal, resending, said, withList } from '../../../../test/residents.ts';
import { usersApi } from '../users.api.ts';

const { resendConfirmation } = usersApi.endpoints;

beforeEach(() => localStorage.clear());

describe('sending the confirmation again', () => {
  it('says that it was sent', async () => {
    const portal = await withList(resending());
    await portal.store.dispatch(resendConfirmation.initiate(bruno));
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
    await portal.store.dispatch(resendConfirmation.initiate(bruno));
    expect(said(portal)).toEqual([['error', 'Ha ocurrido un error', text]]);
    portal.store.stop();
  });
});
