import { memory } from '@laundry/flow/testing';
import { CARD } from '../../../test/answers.ts';
import { METHODS, payer, site } from '../../../test/creditSite.ts';
import { channelChosen, channelConfirmed, entered, payerTyped, wentBack } from './credit.slice.ts';

describe('returning to a top-up', () => {
  it('with another card in the address looks up that card', async () => {
    const session = memory({ 'credit.attempt': JSON.stringify({ card: CARD, values: payer }) });
    const { store, step, credit } = site([METHODS], { session });
    store.dispatch(entered('20000002'));
    await step('method');
    expect(credit()).toMatchObject({ card: '20000002', chosen: undefined });
  });

  it('at step 2 keeps the channel chosen there, also after VOLVER', async () => {
    const first = site([METHODS]);
    await first.toPayer();
    first.store.dispatch(wentBack());
    first.store.dispatch(channelChosen('Bancard'));
    const second = site([METHODS], { session: first.session });
    second.store.dispatch(entered(''));
    await second.step('method');
    expect(second.credit()).toMatchObject({ step: 'method', chosen: 'Bancard' });
  });

  it('by one step keeps what was typed', async () => {
    const { store, toPayer, credit } = site([METHODS]);
    await toPayer();
    store.dispatch(payerTyped(payer));
    store.dispatch(wentBack());
    expect(credit()).toMatchObject({ step: 'method', chosen: 'MercadoPagos', values: payer });
    store.dispatch(channelChosen('Bancard'));
    store.dispatch(channelConfirmed());
    expect(credit()).toMatchObject({ step: 'payer', channel: 'Bancard', values: payer });
  });
});
