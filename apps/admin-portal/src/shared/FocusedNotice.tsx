import Alert from '@mui/material/Alert';
import type { AlertProps } from '@mui/material/Alert';

const takeFocus = (notice: HTMLElement | null) => notice?.focus();

/** What came of a form, in its place: it takes the form's focus. */
export const FocusedNotice = (props: Pick<AlertProps, 'severity' | 'sx' | 'children'>) => (
  <Alert ref={takeFocus} role="status" tabIndex={-1} {...props} />
);
