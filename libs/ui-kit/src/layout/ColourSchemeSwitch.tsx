import { kit } from '@laundry/strings';
import { useId } from 'react';
import { Chevron } from '../theme/icons.tsx';

const MODES = ['system', 'light', 'dark'] as const;

/** Notifies theme/colour-scheme.js of a switch that was added to the page. */
const announce = (): void => {
  document.dispatchEvent(new Event('colour-scheme-switch'));
};

/**
 * Chooses the light, the dark or the device's scheme (D43). theme/colour-scheme.js shows, applies and stores
 * the choice, on pages with and without React, and finds the switch by its data attribute. Without scripts it
 * stays disabled.
 */
export function ColourSchemeSwitch() {
  const id = useId();
  return (
    <div className="kit-scheme">
      <label htmlFor={id}>{kit.colourScheme}</label>
      <div>
        <select ref={announce} id={id} data-colour-scheme-choice="" defaultValue="system" disabled>
          {MODES.map((mode) => (
            <option key={mode} value={mode}>
              {kit[mode]}
            </option>
          ))}
        </select>
        <Chevron />
      </div>
    </div>
  );
}
