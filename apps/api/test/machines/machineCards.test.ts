import { startController, reportedUse } from './controllers.ts';
import { CARDS } from '../support/demoData.ts';
import { startReports } from '../reports/reports.ts';
import { settleFacts } from '../payments/notify.ts';
import { until } from '../support/until.ts';
import { fixture, startTestApp } from '../support/testApp.ts';

const app = fixture(startReports);
const controller = fixture(() => startController(app, 'llano-1'));

const byCard = (cards: readonly { readonly card: string }[]) =>
  cards.toSorted((one, other) => one.card.localeCompare(other.card));

it('tells a controller all cards of its building, and then those that changed', async () => {
  const all = await controller.untilCards(2);
  expect({ ...all, cards: byCard(all.cards) }).toMatchObject({
    cards: [
      { card: CARDS.lost, state: 'lost', balance: 50 },
      { card: CARDS.plain, state: 'active', balance: 50 },
    ],
    more: false,
  });
  expect(await controller.cards(all.next)).toEqual({ cards: [], next: all.next, more: false });

  // A top-up, a use, and a card that was found again.
  await settleFacts(app, await app.createTopUp({ channel: 'Bancard' }), {}, 'Bancard');
  const afterTopUp = await controller.untilCards(1, all.next);
  expect(afterTopUp.cards).toEqual([{ card: CARDS.plain, state: 'active', balance: 450 }]);
  await controller.report(reportedUse('1', app.clock()));
  await app.change('cards', { uid: CARDS.lost }, { state: 'active' });
  const afterUse = await controller.untilCards(2, afterTopUp.next);
  expect(byCard(afterUse.cards)).toEqual([
    { card: CARDS.lost, state: 'active', balance: 50 },
    { card: CARDS.plain, state: 'active', balance: 329.5 },
  ]);
  expect((await controller.untilCards(2, all.next)).cards).toHaveLength(2);
});

it('tells all cards for a position that is invalid or from another database', async () => {
  const { next } = await controller.untilCards(2);
  for (const since of [
    '',
    'x',
    next.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10)),
    '2026-01-01',
  ])
    expect((await controller.untilCards(2, since)).cards).toHaveLength(2);
});

it('tells many cards page by page, none left out while they change', async () => {
  const uids = Array.from({ length: 2100 }, (_, place) => String(60_000_000 + place));
  const { next } = await controller.untilCards(2);
  for (let from = 0; from < uids.length; from += 300)
    await app.addCards(...uids.slice(from, from + 300).map((uid) => ({ uid })));
  const seen = new Map<string, string>();
  let page = await controller.untilCards(1000, next);
  for (const { card, state } of page.cards) seen.set(card, state);
  expect(page).toMatchObject({ more: true });
  // A card of the first page, and one of a later page.
  const changed = [uids[0] ?? '', uids[2099] ?? ''];
  await app.db.updateTable('cards').set({ state: 'lost' }).where('uid', 'in', changed).execute();
  await until(async () => {
    page = await controller.cards(page.next);
    for (const { card, state } of page.cards) seen.set(card, state);
    return changed.every((uid) => seen.get(uid) === 'lost');
  });
  expect(seen.size).toBe(uids.length);
  const lost = [...seen].filter(([, state]) => state === 'lost');
  expect(lost.map(([uid]) => uid).toSorted()).toEqual(changed);
});

const other = fixture(startTestApp);
const itsController = fixture(() => startController(other, 'llano-1'));

it('leaves out no change of a transaction that commits after a later one', async () => {
  const { next } = await itsController.untilCards(2);
  const first = await other.db.startTransaction().execute();
  await first.updateTable('cards').set({ state: 'active' }).where('uid', '=', CARDS.lost).execute();
  await other.change('cards', { uid: CARDS.plain }, { state: 'lost' });
  // Only the later change has committed: if the controller read on from there, it would miss the first.
  const meanwhile = await itsController.cards(next);
  await first.commit().execute();
  const after = await itsController.untilCards(2 - meanwhile.cards.length, meanwhile.next);
  const states = [...meanwhile.cards, ...after.cards].map(({ card, state }) => `${card} ${state}`);
  expect(states.toSorted()).toEqual([`${CARDS.lost} active`, `${CARDS.plain} lost`]);
});
