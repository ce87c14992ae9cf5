import MoreIcon from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import useMediaQuery from '@mui/material/useMediaQuery';

export interface RowAction {
  label: string;
  /** The action deletes something permanently. */
  destructive?: boolean;
  disabled?: boolean;
  onChoose: () => void;
}

export interface ActionMenuProps {
  /** The button's accessible name, with the name of its row. */
  label: string;
  actions: readonly RowAction[];
  /** A request of this row is in progress. */
  busy?: boolean;
  /** The button's `name` and `value`, by which the focus finds it. */
  name?: string;
  value?: string;
}

/** A row's actions in a menu, for tables without room for buttons side by side. */
export function ActionMenu({ label, actions, busy = false, name, value }: ActionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (onChoose: () => void) => () => {
    // The menu returns the focus first: a dialog gives it back to where it was when the dialog opened.
    flushSync(() => setAnchor(null));
    onChoose();
  };
  return (
    <>
      <IconButton
        size="small"
        name={name}
        value={value}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={busy || undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-label': label, dense: true },
          paper: { role: 'region', 'aria-label': label },
        }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            disabled={action.disabled === true}
            onClick={choose(action.onChoose)}
            sx={action.destructive === true ? { color: 'error.main' } : undefined}
          >
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** How a row's actions are shown. */
export type ActionsLayout = 'buttons' | 'menu';

/**
 * Buttons side by side where there is room, and on a phone's open row; else a menu.
 *
 * @param roomFrom the window's width in px from which a table's rows have room for buttons
 */
export function useActionsLayout(roomFrom: number): ActionsLayout {
  const hasNoRoom = useMediaQuery(`(min-width: 600px) and (max-width: ${roomFrom - 0.05}px)`, {
    noSsr: true,
  });
  return hasNoRoom ? 'menu' : 'buttons';
}
