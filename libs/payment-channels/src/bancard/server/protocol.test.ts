import { bancardTokens } from './protocol.ts';

// The tokens are computed by the manual's rule with an invented key (providers §2).
const KEY = 'Kq7Zt0Vw2Yb4Rm6Np8Ls1Xd3Gf5Hj9Ca2Eu4Io6B';
const ID = '900417';

it('computes each token as the manual specifies', () => {
  const { singleBuy, confirm, getConfirmation, rollback } = bancardTokens;
  expect(singleBuy(KEY, ID, '184500.00', 'PYG')).toBe('00a1b0ab9cdfb4163f506661390f3e7e');
  expect(confirm(KEY, ID, '184500.00', 'PYG')).toBe('fd7532a7f8891d0037df85dc792c94aa');
  expect(getConfirmation(KEY, ID)).toBe('63ab6bbaa83638c4ee288681fb6e4754');
  expect(rollback(KEY, ID)).toBe('4e8b171fd529ad39d48b379ee3f85bb7');
});
