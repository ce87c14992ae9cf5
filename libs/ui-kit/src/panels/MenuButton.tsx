import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { Button } from '../controls/Button.tsx';
import Menu from '@mui/material/Menu';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

export interface MenuButtonProps {
  label: string;
  startIcon?: ReactNode;
  /** Whether it is disabled. It can still be focused, so that screen readers read the reason. */
  disabled?: boolean;
  /** The id of the text with the reason. */
  describedBy?: string | undefined;
  /** The reason for screen readers, if the page already shows it beside the button. */
  description?: string | undefined;
  /** The menu's items; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

const DISABLED = { color: 'var(--mui-palette-text-disabled)', cursor: 'not-allowed' } as const;

/** A button that opens a menu of the same name; Escape closes the menu and returns the focus. */
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
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}menu` : undefined}
        aria-disabled={disabled || undefined}
        aria-describedby={describedBy}
        aria-description={description}
        onClick={({ currentTarget }) => {
          if (!disabled) setAnchor(currentTarget);
        }}
        // Uppercase like the texts of all buttons, without changing the accessible name.
        style={{ textTransform: 'uppercase', ...(disabled && DISABLED) }}
      >
        {label}
        <ExpandMore aria-hidden sx={{ mr: -0.5, ml: 1, fontSize: 18 }} />
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
          // The menu is rendered outside the page's landmarks.
          paper: { role: 'region', 'aria-labelledby': `${id}button` },
        }}
      >
        {children(close)}
      </Menu>
    </>
  );
}
