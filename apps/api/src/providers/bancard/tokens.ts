import { createHash } from 'node:crypto';

type Part = string | number;

const md5 = (...parts: Part[]) => createHash('md5').update(parts.join('')).digest('hex');

/**
 * The md5 tokens of vPOS 2.0 (providers §2). Amounts are texts such as "10330.00", written as they
 * are sent; `shopProcessId` is our payment's number.
 */
export const bancardTokens = {
  singleBuy: (privateKey: string, shopProcessId: Part, amount: string, currency: Part) =>
    md5(privateKey, shopProcessId, amount, currency),
  confirm: (privateKey: string, shopProcessId: Part, amount: Part, currency: Part) =>
    md5(privateKey, shopProcessId, 'confirm', amount, currency),
  getConfirmation: (privateKey: string, shopProcessId: Part) =>
    md5(privateKey, shopProcessId, 'get_confirmation'),
  rollback: (privateKey: string, shopProcessId: Part) => md5(privateKey, shopProcessId, 'rollback', '0.00'),
};
