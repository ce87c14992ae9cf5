import { COLOUR_SCHEME_ATTRIBUTE, COLOUR_SCHEME_STORAGE_KEY } from '@laundry/ui-kit/colour-scheme';

/** Whether the device prefers the dark scheme. */
const nightOf = () => matchMedia('(prefers-color-scheme: dark)');

function kept(): string {
  try {
    return localStorage.getItem(COLOUR_SCHEME_STORAGE_KEY) ?? 'system';
  } catch {
    return 'system';
  }
}

function wear(mode: string): void {
  const scheme = mode === 'system' ? (nightOf().matches ? 'dark' : 'light') : mode;
  document.documentElement.setAttribute(COLOUR_SCHEME_ATTRIBUTE, scheme);
}

/** The choice of appearance in the foot (decision 43), where React does not run it. */
export function chooseScheme(): void {
  const choice = document.querySelector<HTMLSelectElement>('select[data-colour-scheme-choice]');
  if (!choice) return;
  choice.value = kept();
  choice.disabled = false;
  choice.addEventListener('change', () => {
    wear(choice.value);
    try {
      localStorage.setItem(COLOUR_SCHEME_STORAGE_KEY, choice.value);
    } catch {
      // Storage may be closed: the choice holds for this page.
    }
  });
  nightOf().addEventListener('change', () => {
    wear(choice.value);
  });
}
