import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { kit } from '@laundry/strings';
import { use } from 'react';
import type { ReactNode } from 'react';
import { ButtonWithReason } from '../feedback/ButtonWithReason.tsx';
import type { ButtonWithReasonProps } from '../feedback/ButtonWithReason.tsx';
import { ErrorNotice } from '../feedback/ErrorNotice.tsx';
import { visuallyHidden } from '../layout/visuallyHidden.ts';
import { ACTION_BAR } from '../native/NativeActions.tsx';
import { actionBar } from '../theme/actionBar.ts';
import { FormErrors } from './FormErrors.tsx';
import { InActionsContext, useFormStatus } from './formContext.ts';

/** A button's reason is below the row, so that it does not widen the button. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'flex-start',
  pt: 0.5,
  '& > [data-reasoned]': { display: 'contents' },
  '& > [data-reasoned] > [role=status]': { order: 1, flexBasis: '100%', mt: -0.75 },
} as const;

/** On a phone the first button stays visible while its form is. */
const stickyRow = (theme: Theme) => ({
  [theme.breakpoints.up('sm')]: theme.unstable_sx(row),
  [theme.breakpoints.down('sm')]: {
    display: 'contents',
    '& > [data-reasoned]': actionBar(theme),
  },
});

export interface FormActionsProps {
  /** The buttons, the main one first. */
  children: ReactNode;
  /** Whether, on a phone, the first one spans the page and stays visible. */
  sticky?: boolean;
}

/**
 * The buttons of a form, with the form's errors below them, where they move nothing. Nested in another
 * FormActions it only renders its children.
 */
export function FormActions({ children, sticky = false }: FormActionsProps) {
  const status = useFormStatus();
  const nested = use(InActionsContext);
  if (nested) return children;
  return (
    <InActionsContext value>
      <Box
        {...(sticky && { [ACTION_BAR]: '' })}
        sx={{
          position: 'relative',
          display: { xs: sticky ? 'contents' : 'block', sm: 'block' },
          '& > [role]': { mt: 2 },
        }}
      >
        <Box sx={sticky ? stickyRow : row}>{children}</Box>
        {status !== undefined && <FormErrors />}
        {status?.submitError !== undefined && <ErrorNotice>{status.submitError}</ErrorNotice>}
        <div aria-live="polite" style={visuallyHidden}>
          {status?.submitting === true && kit.sending}
        </div>
      </Box>
    </InActionsContext>
  );
}

export type SubmitButtonProps = Omit<ButtonWithReasonProps, 'onClick' | 'type'>;

/**
 * Submits its form, with the form's error below it. It ignores clicks and keeps the focus while the form is
 * submitting, and shows in text why it is disabled (D18).
 */
export function SubmitButton({ loading = false, variant = 'contained', ...props }: SubmitButtonProps) {
  const status = useFormStatus();
  return (
    <FormActions>
      <ButtonWithReason
        {...props}
        type="submit"
        variant={variant}
        loading={loading || status?.submitting === true}
      />
    </FormActions>
  );
}
