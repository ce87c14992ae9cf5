import { FIRST_CHANNEL, CHANNEL_NAMES } from '@laundry/api-contract';
import { randomUUID } from 'node:crypto';
import { resolveCheckout, visibleChannels } from '@laundry/payment-channels/client';
import { expectThat } from '../ask.ts';
import { check, known } from './sitesClient.ts';
import type { SitesCheck } from './sitesClient.ts';

/** Expects that an answer leads to the provider's page or process, in whichever field (D11). */
function expectWayToPay(answer: {
  checkout?: string | null | undefined;
  process_id?: string | null | undefined;
  pw_url?: string | null | undefined;
}): void {
  const addresses = [answer.checkout ?? '', answer.pw_url ?? ''].filter((address) => URL.canParse(address));
  const way = resolveCheckout(
    answer,
    addresses.map((address) => new URL(address).origin),
  );
  expectThat(way.kind !== 'failed', 'the answer leads to no payment: no absolute URL and no process id');
}

const PAYER = { email: 'contrato@demo.example', name: 'Ana Paz', currency: 858, rut: '' } as const;

/** What the public site needs from a server, in an order in which each call finds what it needs. */
export const PUBLIC_SITE_CHECKS: readonly SitesCheck[] = [
  check('verifyToken', 'an unknown token is not valid', async ({ visitor }) => {
    const { valid } = await visitor.verifyToken({ token: randomUUID() });
    expectThat(!valid, 'an unknown token is valid');
  }),
  check('confirmUser', 'an unknown token is refused', ({ visitor, expectRefusal, options }) =>
    expectRefusal(visitor.confirmUser({ token: randomUUID(), password: options.password })),
  ),
  check('supportInfo', 'a message is taken', ({ visitor }) =>
    visitor.supportInfo({
      key_msg: 'contact_info',
      line1: 'Ana Paz',
      emailAddress: 'contrato@demo.example',
      line2: '099123456',
      line3: 'Contrato',
      bodytxt: 'Prueba del contrato',
    }),
  ),
  check('sendReportByUid', "a card's report is HTML", async ({ visitor, options }) => {
    // The same each time: a card's report goes to five different e-mails a day.
    const email = 'contrato@demo.example';
    await visitor.sendReportByUid({ card: options.card, email, recaptchaToken: options['report-captcha'] });
  }),
  check('cardMethods', 'a card has a payment method that the sites know', async ({ visitor, options }) => {
    const methods = await visitor.cardMethods({ param1: options.card });
    const names = methods.payment_methods.map(({ name }) => name);
    expectThat(
      visibleChannels(methods, { flagged: CHANNEL_NAMES }).length > 0,
      `payment_methods has none that the sites know: ${names.join(', ') || 'it is empty'}`,
    );
  }),
  ...(['unknown-card', 'lost-card'] as const).map((card): SitesCheck => ({
    call: 'cardMethods',
    name: card === 'lost-card' ? 'a lost card is refused with 100' : 'an unknown card is refused',
    run: async ({ visitor, options, expectRefusal }) => {
      const asked = visitor.cardMethods({ param1: options[card] });
      await expectRefusal(asked);
      const kind = await asked.then(
        () => '',
        (error: unknown) => (error as { kind: string }).kind,
      );
      expectThat(card !== 'lost-card' || kind === 'lostCard', 'the answer has no code 100');
    },
  })),
  check('createTransaction', 'a top-up leads to its payment', async ({ visitor, options, found }) => {
    const answer = await visitor.createTransaction(
      { ...PAYER, amount: 400, uid: options.card, channel: FIRST_CHANNEL },
      { idempotencyKey: randomUUID() },
    );
    expectWayToPay(answer);
    if (answer.transaction_id) found.transaction = answer.transaction_id;
  }),
  check('transactionStatus', 'a payment has a status', ({ visitor, found }) =>
    visitor.transactionStatus(known(found.transaction, 'transaction_id in the answer to a top-up')),
  ),
  check('brandingItems', 'the accessories are listed', async ({ visitor, found }) => {
    found.items = await visitor.brandingItems();
  }),
  check('createBrandingTransaction', 'a purchase leads to its payment', async ({ visitor, found }) => {
    const { paymentRedirect, errors, ...answer } = await visitor.createBrandingTransaction(
      {
        ...PAYER,
        branding_item_id: known(found.items?.[0], 'accessory').id,
        channel: FIRST_CHANNEL,
        phone: '099123456',
        address: 'Rivera 2480',
        quantity: 1,
      },
      { idempotencyKey: randomUUID() },
    );
    expectThat([errors ?? []].flat().join('') === '', `errors: ${String(errors)}`);
    expectWayToPay({ ...answer, checkout: paymentRedirect });
  }),
];
