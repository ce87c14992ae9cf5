import { refusal } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import type { SiteContext } from '../../app/context.ts';
import { creation, methods as methodsOf } from '../../test/answers.ts';
import { choose, enterCard } from '../topUp.ts';
import { openPage } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

export const PAY_PAGE = 'http://localhost:4220/mercadopago/pay/1';

/** The prices of a card, high enough for amounts with a thousands separator. */
const PRICES = { price_costumer: 1190, machine_rate: 150.5, special_rate_message: 'Domingos con descuento.' };

export const methods = (names: readonly string[]) => methodsOf(names, PRICES);

export const created = (body: object) => creation({ status: 201, body });

export const refused = (code: string) => ({ ...methods([]), ...refusal(422, code, 'M') });

export const open = (
  mount: Mount,
  answers: readonly FakeAnswer[],
  { card = '', ...own }: Partial<SiteContext> & { readonly card?: string } = {},
) => openPage(mount, `/credit?card=${card}`, answers, own);

/** Opens the step of the payer's data, for one channel. */
export async function openData(mount: Mount, channel: string, ...answers: FakeAnswer[]) {
  const shown = await open(mount, [methods([channel]), ...answers]);
  await enterCard(shown.user);
  await choose(shown.user, channel);
  return shown;
}
