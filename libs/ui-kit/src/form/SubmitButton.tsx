import { FormActions } from './FormActions.tsx';
import { useFormStatus } from './formStatus.ts';
import { ReasonedButton } from '../feedback/ReasonedButton.tsx';
import type { ReasonedButtonProps } from '../feedback/ReasonedButton.tsx';

export type SubmitButtonProps = Omit<ReasonedButtonProps, 'onClick' | 'type'>;

/**
 * Submits its form. While the form is submitting it refuses presses and keeps the focus; it is disabled for a
 * reason that stands in text beside it (D18). The form's error stands above it.
 */
export function SubmitButton({ loading = false, variant = 'contained', ...props }: SubmitButtonProps) {
  const status = useFormStatus();
  return (
    <FormActions>
      <ReasonedButton
        {...props}
        type="submit"
        variant={variant}
        loading={loading || status?.submitting === true}
      />
    </FormActions>
  );
}
