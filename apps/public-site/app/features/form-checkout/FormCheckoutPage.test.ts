import { providerForm } from './FormCheckoutPage.tsx';

const ALLOWED = ['https://pay.example'];

it('turns the query of a pw_url into the fields of a form', () => {
  expect(providerForm('https://pay.example/v3.4/x.aspx?a=1&token=a%2Bb%3D', ALLOWED)).toEqual({
    action: 'https://pay.example/v3.4/x.aspx',
    fields: [
      ['a', '1'],
      ['token', 'a+b='],
    ],
  });
});

it.each(['https://evil.example/x?a=1', 'javascript:alert(1)', '/relative', ''])('refuses URL %j', (url) => {
  expect(providerForm(url, ALLOWED)).toBeUndefined();
});
