import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import * as v from 'valibot';
import { Payment } from './payments.ts';
import type { ProviderName } from './payments.ts';

/** The providers' side of the truth, kept across restarts. */
export interface PaymentBook {
  find(provider: ProviderName, reference: string): Payment | undefined;
  /** By the provider's own name of a payment, or of one attempt. */
  findByKey(provider: ProviderName, key: string): Payment | undefined;
  /** Adds or replaces. */
  put(payment: Payment): Payment;
  all(): readonly Payment[];
  close(): Promise<void>;
}

const index = (provider: ProviderName, key: string) => `${provider} ${key}`;

function parsed(line: string): Payment | undefined {
  try {
    return v.parse(Payment, JSON.parse(line));
  } catch {
    // The last line of a run that was killed while writing.
    return undefined;
  }
}

/** The log of an earlier run, latest entry per payment. */
async function readLog(file: string): Promise<Map<string, Payment>> {
  const payments = new Map<string, Payment>();
  const input = createReadStream(file);
  try {
    for await (const line of createInterface({ input })) {
      const payment = parsed(line);
      if (payment) payments.set(index(payment.provider, payment.reference), payment);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return payments;
}

const lineOf = (payment: Payment) => `${JSON.stringify(payment)}\n`;

/** Opens the book: a log that each change is appended to, made compact when it is opened. */
export async function openPaymentBook(file: string): Promise<PaymentBook> {
  await mkdir(dirname(file), { recursive: true });
  const byReference = await readLog(file);
  const compact = `${file}.compact`;
  await writeFile(compact, [...byReference.values()].map(lineOf));
  await rename(compact, file);
  const log = createWriteStream(file, { flags: 'a' });

  const byKey = new Map<string, Payment>();
  const keep = (payment: Payment) => {
    byReference.set(index(payment.provider, payment.reference), payment);
    byKey.set(index(payment.provider, payment.key), payment);
    for (const { id } of payment.attempts) byKey.set(index(payment.provider, id), payment);
  };
  for (const payment of byReference.values()) keep(payment);

  return {
    find: (provider, reference) => byReference.get(index(provider, reference)),
    findByKey: (provider, key) => byKey.get(index(provider, key)),
    put: (payment) => {
      keep(payment);
      log.write(lineOf(payment));
      return payment;
    },
    all: () => [...byReference.values()],
    close: () => new Promise((resolve) => log.end(resolve)),
  };
}
