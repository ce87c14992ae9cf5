import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { kit } from '@laundry/strings';
import { useId } from 'react';
import { Chevron } from '../theme/icons.tsx';
import { radius } from '../theme/tokens.ts';

const choices = [
  { mode: 'system', label: kit.system },
  { mode: 'light', label: kit.light },
  { mode: 'dark', label: kit.dark },
] as const;

const control = {
  font: 'inherit',
  color: 'text.primary',
  backgroundColor: 'background.paper',
  border: 1,
  borderColor: 'control.border',
  borderRadius: `${radius.control}px`,
  appearance: 'none',
  minHeight: 40,
  pl: 1.5,
  pr: 4.5,
  '&:disabled': { color: 'text.disabled', opacity: 1 },
  '& + svg': { position: 'absolute', insetBlock: 0, right: 6, my: 'auto', pointerEvents: 'none' },
} as const;

/**
 * Chooses the light, the dark or the device's scheme (D43). Without scripts it stays disabled; on pages
 * without React, theme/colour-scheme.js finds it by its data attribute.
 */
export function ColourSchemeSwitch() {
  const { mode, setMode } = useColorScheme();
  const id = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, typography: 'body2' }}>
      <label htmlFor={id}>{kit.colourScheme}</label>
      <Box sx={{ position: 'relative' }}>
        <Box
          component="select"
          id={id}
          data-colour-scheme-choice=""
          value={mode ?? 'system'}
          disabled={mode === undefined}
          onChange={(event) => {
            const chosen = choices.find((choice) => choice.mode === event.currentTarget.value);
            if (chosen) setMode(chosen.mode);
          }}
          sx={control}
        >
          {choices.map((choice) => (
            <option key={choice.mode} value={choice.mode}>
              {choice.label}
            </option>
          ))}
        </Box>
        <Chevron />
      </Box>
    </Box>
  );
}
