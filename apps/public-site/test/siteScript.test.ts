import { chooseScheme } from '../app/site-script/chooseScheme.ts';
import { foldMenus } from '../app/site-script/foldMenus.ts';

/** What jsdom lacks: a device that prefers the light scheme. */
const light = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;

it('folds an open menu by Escape, with the focus back on its button, and by a press outside', () => {
  document.body.innerHTML =
    '<header><details open><summary tabindex="0">Menú</summary><a href="/a">A</a></details></header><main>B</main>';
  const menu = document.querySelector('details');
  foldMenus();
  document.querySelector('a')?.focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(menu?.open).toBe(false);
  expect(document.activeElement).toBe(document.querySelector('summary'));
  if (menu) menu.open = true;
  document.querySelector('a')?.click();
  expect(menu?.open).toBe(true);
  document.querySelector('main')?.click();
  expect(menu?.open).toBe(false);
});

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
