import { failureTypes, faq } from './index.ts';

// Texts that specification and decisions quote. Tests of screens have all others literally.

it.each([
  // D40
  ['Falla de un componente de la máquina', failureTypes.component],
  ['El secarropas descuenta minutos pero el tambor no gira', failureTypes.dryerIdle],
])('has the literal text: %s', (text, ours) => {
  expect(ours).toBe(text);
});

it.each(['413 G', '800 RPM', '1200 RPM', '10,2 kg', '15 kg'])('the FAQ mentions %s', (fact) => {
  expect(JSON.stringify(faq).replaceAll('\u00a0', ' ')).toContain(fact);
});
