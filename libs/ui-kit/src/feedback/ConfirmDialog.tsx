import { Button } from '../controls/Button.tsx';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { kit } from '@laundry/strings';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { dialogProps } from './ModalDialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** The consequences of a yes. */
  children: ReactNode;
  onYes: () => void;
  /** Called also on Escape and on a click outside. */
  onNo: () => void;
  /** Whether a yes destroys something. */
  destructive?: boolean;
}

/** Asks for SÍ or NO, once. The focus starts on NO and returns to where it was. */
export function ConfirmDialog({
  open,
  title,
  children,
  onYes,
  onNo,
  destructive = false,
}: ConfirmDialogProps) {
  const bodyId = useId();
  /** Makes a callback ignore clicks while the dialog closes. */
  const once = (answer: () => void) => () => {
    if (open) answer();
  };
  return (
    <Dialog {...dialogProps(open, bodyId)} onClose={() => onNo()} role="alertdialog" maxWidth="xs">
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{title}</DialogTitle>
      <DialogContent id={bodyId} sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={once(onNo)} autoFocus>
          {kit.no}
        </Button>
        <Button color={destructive ? 'error' : 'primary'} onClick={once(onYes)}>
          {kit.yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
