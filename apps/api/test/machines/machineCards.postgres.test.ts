import { startController } from './controllers.ts';
import { CARDS } from '../support/demoData.ts';
import { startTestApp } from '../support/testApp.ts';

it('leaves out no change of a transaction that commits after a later one', async () => {
  const app = await startTestApp();
  try {
    const controller = await startController(app, 'llano-1');
    const { next } = await controller.untilCards(2);
    const block = (uid: string) => app.db.updateTable('cards').set({ state: 'lost' }).where('uid', '=', uid);
    const first = await app.db.startTransaction().execute();
    await first.updateTable('cards').set({ state: 'active' }).where('uid', '=', CARDS.lost).execute();
    await block(CARDS.plain).execute();
    // The later one has committed, the first has not: reading behind the later one would miss the first.
    const meanwhile = await controller.cards(next);
    await first.commit().execute();
    const after = await controller.untilCards(2 - meanwhile.cards.length, meanwhile.next);
    const states = [...meanwhile.cards, ...after.cards].map(({ card, state }) => `${card} ${state}`);
    expect(states.toSorted()).toEqual([`${CARDS.lost} active`, `${CARDS.plain} lost`]);
  } finally {
    await app.close();
  }
});
