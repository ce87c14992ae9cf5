import { providerForm } from './FormCheckoutPage.tsx';

it.each(['https://evil.example/x?a=1', 'javascript:alert(1)', '/relative', ''])('refuses URL %j', (url) => {
  expect(providerForm(url, ['https://pay.example'])).toBeUndefined();
});
