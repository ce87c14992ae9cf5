import Box from '@mui/material/Box';
import { kit } from '@laundry/strings';
import { radius } from '../theme/shape.ts';

export interface StepperProps {
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** The step in hand, from 0. */
  current: number;
}

/** Where one is in a flow. The current step is marked for screen readers; a done one says so. */
export function Stepper({ steps, current }: StepperProps) {
  return (
    <Box
      component="ol"
      aria-label={kit.progress}
      sx={{ display: 'flex', gap: 1, m: 0, p: 0, mb: 3, listStyle: 'none' }}
    >
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step}
          aria-current={index === current ? 'step' : undefined}
          sx={{ flex: 1, minWidth: 0, color: index === current ? 'text.primary' : 'text.secondary' }}
        >
          <Box
            sx={{
              height: 6,
              mb: 1,
              borderRadius: `${radius.round}px`,
              backgroundColor: index <= current ? 'primary.main' : 'divider',
            }}
          />
          <Box
            component="span"
            title={step}
            sx={{
              typography: 'body2',
              lineHeight: 1.3,
              display: 'block',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              overflowWrap: 'normal',
              fontWeight: index === current ? 700 : 500,
            }}
          >
            {step}
          </Box>
          {index < current && <Box component="span" sx={visuallyHidden}>{` (${kit.stepDone})`}</Box>}
        </Box>
      ))}
    </Box>
  );
}

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
} as const;
