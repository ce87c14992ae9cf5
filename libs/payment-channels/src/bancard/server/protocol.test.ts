import { bancardTokens } from './protocol.ts';

// Computed by the manual's rule with an invented key (providers §2).
const KEY = 'Kq7Zt0Vw2Yb4Rm6Np8Ls1Xd3Gf5Hj9Ca2Eu4Io6B';

it.each([
  ['start', bancardTokens.singleBuy(KEY, 900_417, '184500.00', 'PYG'), '00a1b0ab9cdfb4163f506661390f3e7e'],
  [
    'confirmation',
    bancardTokens.confirm(KEY, 900_417, '184500.00', 'PYG'),
    'fd7532a7f8891d0037df85dc792c94aa',
  ],
  ['query', bancardTokens.getConfirmation(KEY, 900_417), '63ab6bbaa83638c4ee288681fb6e4754'],
  ['rollback', bancardTokens.rollback(KEY, 900_417), '4e8b171fd529ad39d48b379ee3f85bb7'],
])('joins for the token of the %s what the manual joins', (_call, token, expected) => {
  expect(token).toBe(expected);
});
