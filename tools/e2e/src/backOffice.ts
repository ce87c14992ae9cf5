import { expect } from '@playwright/test';
import type { Stack } from './stacks.ts';

/** Grants access to an installation's back office; a local run needs no token from its own machine. */
const TOKEN = process.env['E2E_INTERNAL_TOKEN'];

async function read<Answer>({ addresses: { api } }: Stack, path: string): Promise<Answer> {
  const answer = await fetch(`${api}/internal/${path}`, {
    headers: TOKEN === undefined ? {} : { authorization: `Bearer ${TOKEN}` },
  });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return (await answer.json()) as Answer;
}

interface CardAccount {
  balance: number;
  movements: { transaction_id: string; amount: number }[];
}

/** A card as the API's back office shows it, in pesos. */
export const readCard = (stack: Stack, uid: string) => read<CardAccount>(stack, `cards/${uid}`);

/** A transaction as the API's back office shows it. */
export const readTransaction = (stack: Stack, id: string) =>
  read<{ state: string; amount: number }>(stack, `transactions/${id}`);
