import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { Button } from '../controls/Button.tsx';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ItemsMenu } from './ItemsMenu.tsx';
import type { ItemsMenuProps } from './ItemsMenu.tsx';

export interface MenuButtonProps extends Pick<ItemsMenuProps, 'label' | 'items' | 'multiple'> {
  startIcon?: ReactNode;
  /** Whether it is disabled. It can still be focused, so that screen readers read the reason. */
  disabled?: boolean;
  /** The id of the text with the reason. */
  describedBy?: string | undefined;
  /** The reason for screen readers, if the page already shows it beside the button. */
  description?: string | undefined;
}

/** A button that opens a menu of the same name. */
export function MenuButton({
  startIcon,
  disabled = false,
  describedBy,
  description,
  ...menu
}: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={startIcon}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-disabled={disabled || undefined}
        aria-describedby={describedBy}
        aria-description={description}
        onClick={({ currentTarget }) => {
          if (!disabled) setAnchor(currentTarget);
        }}
        // Uppercase like the texts of all buttons, without changing the accessible name.
        style={{ textTransform: 'uppercase' }}
      >
        {menu.label}
        <ExpandMore aria-hidden sx={{ mr: -0.5, ml: 1, fontSize: 18 }} />
      </Button>
      <ItemsMenu {...menu} id={id} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
