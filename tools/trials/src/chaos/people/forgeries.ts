import { PAYERS } from '@laundry/payment-channels/testing';
import type { Forgery } from '@laundry/payment-channels/testing';
import type { Person } from './plan.ts';

/** Notifications that claim an approval, of every channel, signed without the secret. */
export const forgeriesOf = (id: string, { intent: wish }: Person): readonly Forgery[] => {
  const pesos = wish.kind === 'topup' ? wish.pesos : 490.5;
  return Object.values(PAYERS).flatMap(({ forgeries }) => forgeries(id, pesos));
};

/** Sends a forged notification. @returns the status of the answer; undefined where none came */
export async function forge(origin: string, { path, type, headers, body }: Forgery) {
  try {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body,
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}
