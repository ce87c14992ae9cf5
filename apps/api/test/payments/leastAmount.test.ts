import { startTestApp } from '../support/testApp.ts';

// A use of the demo card costs 120,50 (demoData.ts).
it.each([
  ['1', 120.49, 'El monto mínimo es $ 120,50 (un uso).'],
  ['2', 240.99, 'El monto mínimo es $ 241 (2 usos).'],
])('a top-up of less than %s uses is refused with the figures of its card', async (uses, amount, text) => {
  const app = await startTestApp({ MIN_TOPUP_USES: uses });
  const { status, body } = await app.create({ amount });
  expect(status).toBe(422);
  expect(body).toMatchObject({ result_code: 'ex_amount', result_detail: null });
  expect(String(body['result_message']).replaceAll('\u00a0', ' ')).toBe(text);
  expect((await app.create({ amount: (amount * 100 + 1) / 100 })).status).toBe(201);
  await app.close();
});
