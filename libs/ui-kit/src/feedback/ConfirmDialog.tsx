import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { kit } from '@laundry/strings';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { closingDialogProps } from './ModalDialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** What follows from a yes. */
  children?: ReactNode;
  onYes: () => void;
  /** Also on Escape and on a press outside. */
  onNo: () => void;
  /** The answer is being carried out: both buttons wait. */
  busy?: boolean;
  /** A yes destroys something. */
  destructive?: boolean;
}

/**
 * Asks before something that matters, answered SÍ or NO, once. Focus starts on NO and returns to where it
 * was.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  onYes,
  onNo,
  busy = false,
  destructive = false,
}: ConfirmDialogProps) {
  const titleId = useId();
  const bodyId = useId();
  /** While it fades it takes no answer. */
  const once = (answer: () => void) => () => {
    if (open) answer();
  };
  return (
    <Dialog
      {...closingDialogProps(open)}
      open={open}
      onClose={busy ? undefined : () => onNo()}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={children === undefined ? undefined : bodyId}
      aria-busy={busy}
      // Long texts scroll with the whole dialog: its buttons are then never out of reach.
      scroll="body"
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {children !== undefined && (
        <DialogContent id={bodyId} sx={{ overflowWrap: 'anywhere' }}>
          {children}
        </DialogContent>
      )}
      <DialogActions>
        <Button variant="outlined" onClick={once(onNo)} disabled={busy} autoFocus>
          {kit.no}
        </Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          onClick={once(onYes)}
          loading={busy}
        >
          {kit.yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
