import type { MouseEvent, ReactNode } from 'react';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { kit } from '@laundry/strings';
import { useId, useState } from 'react';

/** Props of every dialog. @param description the id of the text that describes it */
export const dialogProps = (open: boolean, description: string) => ({
  open,
  'aria-describedby': description,
  // The whole dialog scrolls with long content, so that its buttons stay reachable.
  scroll: 'body' as const,
  fullWidth: true,
  // The page must not be hidden from screen readers any more when the focus returns to it.
  closeAfterTransition: false,
  // While it closes, the second click of a double click still lands on it, and must not take the focus that
  // has returned to the page.
  ...(!open && { onMouseDown: (event: MouseEvent) => event.preventDefault() }),
});

export interface ModalDialogProps {
  open: boolean;
  title: string;
  /** A sentence below the title. */
  lead: string;
  /** Called also on Escape; a click outside does nothing, because typed text would be lost. */
  onClose: () => void;
  /** Whether a request is running that closing would not stop: the dialog then does not close. */
  busy?: boolean;
  /** `form` for a few fields, `wide` for a table or a long text. */
  width?: 'form' | 'wide';
  children: ReactNode;
}

const widths = { form: 'sm', wide: 'md' } as const;

const FIELDS = 'input:not([type="hidden"]), textarea, select';

/** Moves the focus to the first field, if there is one, when the dialog opens. */
const focusFirstField = (content: HTMLElement | null) => content?.querySelector<HTMLElement>(FIELDS)?.focus();

/** A dialog with a task: a form, or some steps. The focus stays within and returns to where it was. */
export function ModalDialog({
  open,
  title,
  lead,
  onClose,
  busy = false,
  width = 'form',
  children,
}: ModalDialogProps) {
  const id = useId();
  // A new key at each opening, because the former content of a dialog that still closes is mounted.
  const [opening, setOpening] = useState({ open, count: 0 });
  if (open !== opening.open) setOpening({ open, count: opening.count + Number(open) });
  return (
    <Dialog
      {...dialogProps(open, id)}
      onClose={(_, reason) => {
        if (!busy && reason === 'escapeKeyDown') onClose();
      }}
      maxWidth={widths[width]}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 1 }}>
        <DialogTitle sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{title}</DialogTitle>
        <IconButton aria-label={kit.close} onClick={() => onClose()} disabled={busy} sx={{ mt: 1 }}>
          <Close />
        </IconButton>
      </Box>
      <DialogContent key={opening.count} sx={{ overflowWrap: 'anywhere', pt: 0 }}>
        <Box component="p" id={id} sx={{ color: 'text.secondary', m: 0, mb: 2.5, typography: 'body2' }}>
          {lead}
        </Box>
        <div ref={focusFirstField}>{children}</div>
      </DialogContent>
    </Dialog>
  );
}
