import { createHash } from 'node:crypto';
import { bancardTokens } from './protocol.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

it('joins what the manual joins', () => {
  expect(bancardTokens.singleBuy('key', 42, '10330.00', '858')).toBe(md5('key4210330.00858'));
  expect(bancardTokens.confirm('key', '42', '10330.00', '858')).toBe(md5('key42confirm10330.00858'));
  expect(bancardTokens.getConfirmation('key', 42)).toBe(md5('key42get_confirmation'));
  expect(bancardTokens.rollback('key', 42)).toBe(md5('key42rollback0.00'));
});
