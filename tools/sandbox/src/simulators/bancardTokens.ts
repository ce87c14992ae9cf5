import { createHash } from 'node:crypto';

const md5 = (...parts: string[]) => createHash('md5').update(parts.join('')).digest('hex');

/** The md5 tokens of vPOS 2.0 (payment-providers, section 2). */
export const bancardTokens = {
  singleBuy: (key: string, id: string, amount: string, currency: string) => md5(key, id, amount, currency),
  confirm: (key: string, id: string, amount: string, currency: string) =>
    md5(key, id, 'confirm', amount, currency),
  getConfirmation: (key: string, id: string) => md5(key, id, 'get_confirmation'),
  rollback: (key: string, id: string) => md5(key, id, 'rollback', '0.00'),
};
