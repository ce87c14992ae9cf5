import Alert from '@mui/material/Alert';
import type { AlertProps } from '@mui/material/Alert';

const takeFocus = (notice: HTMLElement | null) => notice?.focus();

/** The result of a form, shown in its place. It receives the focus that the form had. */
export const FocusedNotice = (props: Pick<AlertProps, 'severity' | 'sx' | 'children'>) => (
  <Alert ref={takeFocus} role="status" tabIndex={-1} {...props} />
);
