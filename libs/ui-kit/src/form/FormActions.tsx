import Box from '@mui/material/Box';
import { kit } from '@laundry/strings';
import { use } from 'react';
import type { ReactNode } from 'react';
import { ErrorNotice } from '../feedback/ErrorNotice.tsx';
import { visuallyHidden } from '../layout/visuallyHidden.ts';
import { InActionsContext, useFormStatus } from './formStatus.ts';

/** A button's reason stands below the row and widens no button's place. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'flex-start',
  pt: 0.5,
  '& > [data-reasoned]': { display: 'contents' },
  '& > [data-reasoned] > [role=status]': { order: 1, flexBasis: '100%', mt: -0.75 },
} as const;

export interface FormActionsProps {
  /** Buttons, the one that matters first. */
  children: ReactNode;
}

/** The buttons of a form, under the form's error. Inside itself it only passes its children through. */
export function FormActions({ children }: FormActionsProps) {
  const status = useFormStatus();
  const nested = use(InActionsContext);
  if (nested) return children;
  return (
    <InActionsContext value>
      <Box sx={{ position: 'relative' }}>
        {status?.submitError !== undefined && <ErrorNotice sx={{ mb: 2 }}>{status.submitError}</ErrorNotice>}
        <Box sx={row}>{children}</Box>
        <div aria-live="polite" style={visuallyHidden}>
          {status?.submitting === true && kit.sending}
        </div>
      </Box>
    </InActionsContext>
  );
}
