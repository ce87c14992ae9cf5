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
 * The choice of appearance in the foot (D43), in documents where React does not run it.
 *
 * @param signal ends it, where React takes the document over
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
        // Storage may be closed: the choice holds for this page.
      }
    },
    options,
  );
  darkQuery().addEventListener('change', () => applyScheme(choice.value), options);
}
