import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

export interface MenuButtonProps {
  label: string;
  startIcon?: ReactNode;
  /** It does not open now; the keyboard still reaches it, so that the reason is heard. */
  disabled?: boolean;
  /** Id of the text that says why it is disabled. */
  describedBy?: string | undefined;
  /** The same, where what stands beside it shows it already. */
  description?: string | undefined;
  /** The menu's items; `close` shuts it. */
  children: (close: () => void) => ReactNode;
}

/** While it cannot be pressed a press does not show. */
const look = {
  // As all buttons look; its name stays as it is read.
  textTransform: 'uppercase',
  '&[aria-disabled=true]': {
    color: 'text.disabled',
    borderColor: 'divider',
    cursor: 'not-allowed',
    '&:active': { transform: 'none' },
  },
} as const;

/** A button that opens a menu of its name; Escape closes it and gives the focus back. */
export function MenuButton({
  label,
  startIcon,
  disabled = false,
  describedBy,
  description,
  children,
}: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const open = anchor !== null;
  return (
    <>
      <Button
        id={`${id}button`}
        variant="outlined"
        size="small"
        startIcon={startIcon}
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}menu` : undefined}
        aria-disabled={disabled || undefined}
        aria-describedby={describedBy}
        aria-description={description}
        onClick={({ currentTarget }) => {
          if (!disabled) setAnchor(currentTarget);
        }}
        sx={look}
      >
        {label}
      </Button>
      <Menu
        id={`${id}menu`}
        anchorEl={anchor}
        open={open}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          list: { 'aria-labelledby': `${id}button`, dense: true },
          // It stands outside of the page's landmarks.
          paper: { role: 'region', 'aria-labelledby': `${id}button` },
        }}
      >
        {children(close)}
      </Menu>
    </>
  );
}
