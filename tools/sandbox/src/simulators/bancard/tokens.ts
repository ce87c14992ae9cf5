import { createHash } from 'node:crypto';

const md5 = (...parts: readonly string[]) => createHash('md5').update(parts.join('')).digest('hex');

/** The md5 tokens of vPOS 2.0 (providers §2). Amounts are texts such as "10330.00". */
export const tokens = {
  singleBuy: (key: string, id: string, amount: string, currency: string) => md5(key, id, amount, currency),
  confirm: (key: string, id: string, amount: string, currency: string) =>
    md5(key, id, 'confirm', amount, currency),
  getConfirmation: (key: string, id: string) => md5(key, id, 'get_confirmation'),
  rollback: (key: string, id: string) => md5(key, id, 'rollback', '0.00'),
};
