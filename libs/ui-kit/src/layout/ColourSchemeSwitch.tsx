import { kit } from '@laundry/strings';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Chevron } from '../theme/icons.tsx';
import { onChosenElsewhere, storedScheme } from '../theme/colourScheme.ts';

const choices = [
  { mode: 'system', label: kit.system },
  { mode: 'light', label: kit.light },
  { mode: 'dark', label: kit.dark },
] as const;

const unknown = () => undefined;
const unchanged = () => unknown;

/**
 * Chooses the light, the dark or the device's scheme (D43). theme/colour-scheme.js applies and stores the
 * choice, on pages with and without React, and finds the switch by its data attribute. Without scripts it
 * stays disabled.
 */
export function ColourSchemeSwitch() {
  const stored = useSyncExternalStore(unchanged, storedScheme, unknown);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => onChosenElsewhere(setChosen), []);
  const id = useId();
  return (
    <div className="kit-scheme">
      <label htmlFor={id}>{kit.colourScheme}</label>
      <div>
        <select
          id={id}
          data-colour-scheme-choice=""
          value={chosen ?? stored ?? 'system'}
          disabled={stored === undefined}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.mode} value={choice.mode}>
              {choice.label}
            </option>
          ))}
        </select>
        <Chevron />
      </div>
    </div>
  );
}
