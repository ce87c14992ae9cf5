import MoreIcon from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Something that can be done with a row. */
export interface RowAction {
  label: string;
  /** It takes something away for good. */
  destructive?: boolean;
  disabled?: boolean;
  onChoose: () => void;
}

export interface ActionMenuProps {
  /** The button's name, which tells whose row it is of. */
  label: string;
  actions: readonly RowAction[];
  /** Something of it is on its way. */
  busy?: boolean;
  /** What the button is found by. */
  name?: string;
  value?: string;
}

/** What can be done with a row, in a menu: where a table has no room for buttons side by side. */
export function ActionMenu({ label, actions, busy = false, name, value }: ActionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (onChoose: () => void) => () => {
    // The menu gives the focus back before a question takes it: the question returns it to where it found it.
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
