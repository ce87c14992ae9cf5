import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';

export interface FormSectionProps {
  /** What its fields are about; told with each of them. */
  legend: string;
  /** A line under the legend. */
  hint?: ReactNode;
  children: ReactNode;
}

/** Fields of a form that belong together. */
export function FormSection({ legend, hint, children }: FormSectionProps) {
  const hintId = useId();
  return (
    <Stack
      component="fieldset"
      aria-describedby={hint === undefined ? undefined : hintId}
      sx={{ gap: 1, m: 0, mt: 2, p: 0, border: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: hint === undefined ? 2 : 0.5 }}>
        {legend}
      </Typography>
      {hint !== undefined && (
        <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary', mt: -0.5 }}>
          {hint}
        </Typography>
      )}
      {children}
    </Stack>
  );
}
