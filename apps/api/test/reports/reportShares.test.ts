import { DAY_MS } from '../../src/shared/clock.ts';
import { deleteExpired } from '../../src/queries/upkeep.ts';
import { IDS } from '../support/demoData.ts';
import { startMailingApp } from '../support/mailServer.ts';
import { fixture } from '../support/fixture.ts';

const HOUR_MS = 3_600_000;
const SHARE = 5;
const TRUSTED = { success: true, score: 0.9, action: 'userReport' };
const app = fixture(startMailingApp);
let made = 0;

beforeEach(() => {
  app.providers.captchaSays(TRUSTED);
  app.advance(DAY_MS + 1000);
});

/** Cards that nobody asked about before. */
async function newCards(count: number): Promise<string[]> {
  const uids = Array.from({ length: count }, () => String(60_000_000 + (made += 1)));
  const card = (uid: string) => ({
    uid,
    building_id: IDS.plain,
    unit_id: null,
    state: 'active' as const,
    balance_cents: 0,
  });
  await app.db.insertInto('cards').values(uids.map(card)).execute();
  return uids;
}
const newEmails = (count: number) => Array.from({ length: count }, () => `vecina${(made += 1)}@demo.example`);

const ask = (card = '', email = '') =>
  app.get(
    `/public-site/v1/reports/sendReportByUid?${new URLSearchParams({ card, email, recaptchaToken: 'token' }).toString()}`,
  );
const sentTo = async (email: string) => {
  await app.mailer.run();
  return app.smtp.received.filter(({ to }) => to.includes(email)).length;
};

/** An answer without what every answer has of its own. */
async function answered(card = '', email = '') {
  const { status, text, headers } = await ask(card, email);
  return { status, text, headers: { ...headers, date: '', 'x-request-id': '' } };
}

/** What a person gets whom the captcha takes for a robot. */
async function refusedByCaptcha(card = '', email = '') {
  app.providers.captchaSays({ ...TRUSTED, score: 0.1 });
  const refusal = await answered(card, email);
  app.providers.captchaSays(TRUSTED);
  expect(refusal.status).toBe(422);
  return refusal;
}

it('is sent of a card to five e-mails in 24 hours, and a sixth is answered as a wrong captcha', async () => {
  const [card] = await newCards(1);
  const [sixth, ...emails] = newEmails(SHARE + 1);
  for (const email of emails) expect((await ask(card, email)).status).toBe(200);
  expect(await answered(card, sixth)).toEqual(await refusedByCaptcha(card, sixth));
  expect(await sentTo(sixth ?? '')).toBe(0);
  // Those who had it get it again, in whatever case, and so does another card's owner.
  expect((await ask(card, emails[0]?.toUpperCase())).status).toBe(200);
  expect((await ask((await newCards(1))[0], sixth)).status).toBe(200);

  app.advance(DAY_MS - HOUR_MS);
  await deleteExpired(app.db, app.clock());
  expect((await ask(card, sixth)).status).toBe(422);
  app.advance(HOUR_MS + 1000);
  expect((await ask(card, sixth)).status).toBe(200);
});

it('is sent to an e-mail of five cards in 24 hours, and a sixth is answered as a wrong captcha', async () => {
  const [sixth, ...cards] = await newCards(SHARE + 1);
  const [email] = newEmails(1);
  for (const card of cards) expect((await ask(card, email)).status).toBe(200);
  expect(await answered(sixth, email)).toEqual(await refusedByCaptcha(sixth, email));
  // Neither is a code told from one that does not exist.
  expect(await answered('99999999', email)).toEqual(await refusedByCaptcha('99999999', email));
  expect((await ask(cards[0], email)).status).toBe(200);
  expect((await ask(sixth, newEmails(1)[0])).status).toBe(200);
});

it('is not sent to more where they ask at once', async () => {
  const [card] = await newCards(1);
  const answers = await Promise.all(newEmails(9).map((email) => ask(card, email)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(SHARE);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
  const [email] = newEmails(1);
  const ofCards = await Promise.all((await newCards(9)).map((uid) => ask(uid, email)));
  expect(ofCards.filter(({ status }) => status === 200)).toHaveLength(SHARE);
});
