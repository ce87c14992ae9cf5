import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ReactNode } from 'react';
import { focusRing } from '../theme/focusRing.ts';
import { radius } from '../theme/shape.ts';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export interface RadioOption {
  value: string;
  label: string;
  /** A line under the label; it belongs to the option's description, not to its name. */
  description?: ReactNode;
  /** A drawing at its end; its label says the same. */
  mark?: ReactNode;
}

export interface RadioGroupFieldProps extends FieldProps {
  options: readonly RadioOption[];
}

/** One of a few, all in sight, each a card that is pressed anywhere. */
export function RadioGroupField({
  required = false,
  disabled = false,
  options,
  ...props
}: RadioGroupFieldProps) {
  const { id, field, invalid, helperText } = useKitField<string>(props);
  const helperId = `${id}-helper`;
  return (
    <FormControl error={invalid} disabled={disabled} fullWidth>
      <FormLabel id={id} sx={{ mb: 1 }}>
        {props.label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={helperId}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        sx={{ gap: 1.25 }}
      >
        {options.map((option) => {
          const descriptionId = `${id}-${option.value}`;
          return (
            <Box
              key={option.value}
              sx={(theme) => ({
                position: 'relative',
                border: '1.5px solid',
                borderColor: 'control.border',
                borderRadius: `${radius.card}px`,
                backgroundColor: 'background.paper',
                pl: 2,
                pr: option.mark === undefined ? 2 : 9,
                py: 0.75,
                // The whole tile is the label's, and has the ring.
                '& .MuiFormControlLabel-root::after': { content: '""', position: 'absolute', inset: 0 },
                '&:has(:focus-visible)': focusRing(theme),
                '& .Mui-focusVisible': { outline: 'none' },
                '& .kit-mark': { position: 'absolute', right: 16, top: '50%', mt: '-22px' },
                '&:has(input:checked)': {
                  borderColor: 'primary.main',
                  backgroundColor: 'background.subtle',
                  boxShadow: `inset 0 0 0 1px ${(theme.vars ?? theme).palette.primary.main}`,
                },
              })}
            >
              <FormControlLabel
                value={option.value}
                label={option.label}
                sx={{ m: 0, width: '100%', '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
                control={
                  <Radio
                    slotProps={{
                      input: {
                        'aria-describedby': option.description === undefined ? undefined : descriptionId,
                      },
                    }}
                  />
                }
              />
              {option.description !== undefined && (
                <Box
                  id={descriptionId}
                  sx={{ pl: 5.5, pb: 1, mt: -0.5, typography: 'body2', color: 'text.secondary' }}
                >
                  {option.description}
                </Box>
              )}
              {option.mark}
            </Box>
          );
        })}
      </RadioGroup>
      <FormHelperText id={helperId}>{helperText}</FormHelperText>
    </FormControl>
  );
}
