export { FormActions } from './FormActions.tsx';
export { FormShell } from './FormShell.tsx';
export type { FormShellProps, FormState } from './FormShell.tsx';
export { SubmitButton } from './SubmitButton.tsx';
