import { COLOUR_SCHEME_ATTRIBUTE, COLOUR_SCHEME_STORAGE_KEY } from './colourScheme.ts';

/** Whether the device prefers the dark scheme. */
const darkQuery = () => matchMedia('(prefers-color-scheme: dark)');

function keptChoice(): string {
  try {
    return localStorage.getItem(COLOUR_SCHEME_STORAGE_KEY) ?? 'system';
  } catch {
    return 'system';
  }
}

function applyScheme(choice: string): void {
  const scheme = choice === 'system' ? (darkQuery().matches ? 'dark' : 'light') : choice;
  document.documentElement.setAttribute(COLOUR_SCHEME_ATTRIBUTE, scheme);
}

/**
 * Runs the colour scheme switch in the footer (D43) of documents without React.
 *
 * @param signal stops it, where React takes over the document
 */
export function chooseScheme(signal?: AbortSignal): void {
  const choice = document.querySelector<HTMLSelectElement>('select[data-colour-scheme-choice]');
  if (!choice) return;
  choice.value = keptChoice();
  choice.disabled = false;
  const options = signal ? { signal } : {};
  choice.addEventListener(
    'change',
    () => {
      applyScheme(choice.value);
      try {
        localStorage.setItem(COLOUR_SCHEME_STORAGE_KEY, choice.value);
      } catch {
        // Storage may be blocked; the choice then applies to this page only.
      }
    },
    options,
  );
  darkQuery().addEventListener('change', () => applyScheme(choice.value), options);
}
