import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readFile } from 'node:fs/promises';
import { ColourSchemeSwitch } from '../layout/ColourSchemeSwitch.tsx';
import { AppThemeProvider } from './AppThemeProvider.tsx';
import { COLOUR_SCHEME_ATTRIBUTE, COLOUR_SCHEME_STORAGE_KEY } from './colourScheme.ts';

const root = document.documentElement;
const deviceIs = (dark: boolean) => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: dark && query.includes('dark'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
};

async function beforeFirstPaint() {
  const script = document.createElement('script');
  script.textContent = await readFile(new URL('./colour-scheme.js', import.meta.url), 'utf8');
  document.head.append(script);
}

beforeEach(() => {
  root.removeAttribute(COLOUR_SCHEME_ATTRIBUTE);
  localStorage.clear();
});

it.each([
  { chosen: '', device: 'dark', shown: 'dark' },
  { chosen: '', device: 'light', shown: 'light' },
  { chosen: 'light', device: 'dark', shown: 'light' },
  { chosen: 'dark', device: 'light', shown: 'dark' },
  { chosen: 'nonsense', device: 'dark', shown: 'dark' },
])('chosen $chosen, a $device device shows $shown before the first paint, and prints light', async (each) => {
  if (each.chosen !== '') localStorage.setItem(COLOUR_SCHEME_STORAGE_KEY, each.chosen);
  deviceIs(each.device === 'dark');
  await beforeFirstPaint();
  expect(root).toHaveAttribute(COLOUR_SCHEME_ATTRIBUTE, each.shown);
  render(<AppThemeProvider>{null}</AppThemeProvider>);
  fireEvent(window, new Event('beforeprint'));
  expect(root).toHaveAttribute(COLOUR_SCHEME_ATTRIBUTE, 'light');
  fireEvent(window, new Event('afterprint'));
  expect(root).toHaveAttribute(COLOUR_SCHEME_ATTRIBUTE, each.shown);
});

it('a choice is applied and stored at once, and one in another tab followed', async () => {
  deviceIs(false);
  await beforeFirstPaint();
  render(<ColourSchemeSwitch />);
  expect(screen.getByLabelText('Apariencia')).toHaveValue('system');
  await userEvent.selectOptions(screen.getByLabelText('Apariencia'), 'Oscura');
  expect(root).toHaveAttribute(COLOUR_SCHEME_ATTRIBUTE, 'dark');
  expect(localStorage.getItem(COLOUR_SCHEME_STORAGE_KEY)).toBe('dark');
  localStorage.setItem(COLOUR_SCHEME_STORAGE_KEY, 'light');
  const told = { key: COLOUR_SCHEME_STORAGE_KEY, newValue: 'light' };
  fireEvent(window, new StorageEvent('storage', told));
  expect(screen.getByLabelText('Apariencia')).toHaveValue('light');
  expect(root).toHaveAttribute(COLOUR_SCHEME_ATTRIBUTE, 'light');
});
