import { chooseScheme } from '@laundry/ui-kit/choose-scheme';

/** What jsdom lacks: a device that prefers the light scheme. */
const light = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;

it('lets the appearance be chosen, and keeps the choice', () => {
  window.matchMedia = light;
  document.body.innerHTML =
    '<select disabled data-colour-scheme-choice><option value="system"><option value="light"><option value="dark"></select>';
  const choice = document.querySelector('select');
  chooseScheme();
  expect(choice?.disabled).toBe(false);
  if (choice) choice.value = 'dark';
  choice?.dispatchEvent(new Event('change'));
  expect(document.documentElement.getAttribute('data-colour-scheme')).toBe('dark');
  expect(localStorage.getItem('colour-scheme')).toBe('dark');
});
