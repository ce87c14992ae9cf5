import Box from '@mui/material/Box';
import { kit } from '@laundry/strings';
import type { ReactNode } from 'react';
import { PageHeading } from '../layout/PageHeading.tsx';
import { Stepper } from './Stepper.tsx';

export interface StepHeaderProps {
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** The step in hand, from 0. Focus goes to the heading when it changes. */
  current: number;
  /** The step's h1. */
  title: ReactNode;
  lead?: ReactNode;
}

/** The head of one step of a flow: where one is, and the step's heading, which takes focus when the step changes. */
export function StepHeader({ steps, current, title, lead }: StepHeaderProps) {
  return (
    <Box>
      <Stepper steps={steps} current={current} />
      <Box
        component="p"
        role="status"
        sx={{ typography: 'overline', color: 'text.secondary', m: 0, mb: 0.5 }}
      >
        {kit.stepOf(current + 1, steps.length)}
      </Box>
      <PageHeading focusKey={current} {...(lead !== undefined && { lead })}>
        {title}
      </PageHeading>
    </Box>
  );
}
