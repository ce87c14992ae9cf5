import { prefillFromUrl } from '../app/site-script/prefillFromUrl.ts';

const FORM = '<label>Código<input name="card"></label><label>Edificio<input name="building"></label>';

function filled(address: string): string[] {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = FORM;
  prefillFromUrl(document.body);
  return [...document.querySelectorAll('input')].map(({ value }) => value);
}

it.each([
  ['a card, in its groups', '/credit?card=12345678', ['1234 5678', '']],
  ['a card among other signs, no longer than a card', '/credit?card=%3C1234-5678-99%3E', ['1234 5678', '']],
  ['a part of a card, for the person to finish', '/credit?card=12345', ['1234 5', '']],
  ['text as it is', '/report-failure?building=%3Cb%3ECeibo', ['', '<b>Ceibo']],
  ['no more text than a field takes', `/report-failure?building=${'a'.repeat(900)}`, ['', 'a'.repeat(200)]],
  ['nothing that it does not know', '/credit?uid=12345678&machine=3', ['', '']],
])('fills in %s', (_what, address, values) => {
  expect(filled(address)).toEqual(values);
});
