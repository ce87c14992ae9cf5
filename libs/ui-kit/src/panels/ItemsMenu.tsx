import CheckIcon from '@mui/icons-material/CheckRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { flushSync } from 'react-dom';

export interface MenuEntry {
  label: string;
  /** Whether it is ticked, in a menu of options. */
  chosen?: boolean;
  disabled?: boolean;
  /** Whether it deletes something permanently. */
  destructive?: boolean;
  onChoose?: (() => void) | undefined;
}

export interface ItemsMenuProps {
  id?: string;
  /** The menu's accessible name. */
  label: string;
  /** The button that the menu is open at; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  items: readonly MenuEntry[];
  /** Whether several items can be chosen; the menu then stays open. */
  multiple?: boolean;
}

/** The menu of a button; Escape closes it and returns the focus. */
export function ItemsMenu({ id, label, anchor, onClose, items, multiple = false }: ItemsMenuProps) {
  const choose = (onChoose: MenuEntry['onChoose']) => () => {
    // The menu must return the focus first, because a dialog restores it to where it was on opening.
    if (!multiple) flushSync(onClose);
    onChoose?.();
  };
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-label': label, dense: true },
        // The menu is rendered outside the page's landmarks.
        paper: { role: 'region', 'aria-label': label },
      }}
    >
      {items.map(({ chosen, destructive = false, ...item }) => (
        <MenuItem
          key={item.label}
          role={chosen === undefined ? 'menuitem' : multiple ? 'menuitemcheckbox' : 'menuitemradio'}
          aria-checked={chosen}
          disabled={item.disabled === true || !item.onChoose}
          onClick={choose(item.onChoose)}
          sx={destructive ? { color: 'error.main' } : undefined}
        >
          {chosen !== undefined && (
            <ListItemIcon>
              {chosen && <CheckIcon fontSize="small" sx={{ color: 'primary.main' }} />}
            </ListItemIcon>
          )}
          {item.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
