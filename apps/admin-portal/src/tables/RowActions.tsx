import { Button } from '@laundry/ui-kit';
import MoreIcon from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import useMediaQuery from '@mui/material/useMediaQuery';

/** An action on a row; without `onChoose` it is only a note. */
export interface RowAction {
  label: string;
  /** The button's accessible name, which includes the row's name. */
  name?: string;
  /** The action deletes something permanently. */
  destructive?: boolean;
  /** Its request is in progress. */
  busy?: boolean;
  onChoose?: () => void;
}

interface ActionMenuProps {
  /** The menu's accessible name, which includes the row's name. */
  label: string;
  actions: readonly RowAction[];
  /** Attributes of the menu's button or the destructive button, by which focus handling finds it. */
  name?: string;
  value?: string;
}

/** A row's actions in a menu, for tables without room for buttons side by side. */
function ActionMenu({ label, actions, ...found }: ActionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (onChoose: (() => void) | undefined) => () => {
    // The menu must return the focus first, because a dialog restores it to where it was on opening.
    flushSync(() => setAnchor(null));
    onChoose?.();
  };
  return (
    <>
      <IconButton
        size="small"
        {...found}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={actions.some(({ busy }) => busy) || undefined}
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
            disabled={action.busy === true || !action.onChoose}
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

export interface RowActionsProps extends ActionMenuProps {
  layout: ActionsLayout;
}

/** A row's actions, as buttons or in a menu. */
export function RowActions({ layout, ...menu }: RowActionsProps) {
  const { actions, label: _, ...found } = menu;
  if (layout === 'menu') return <ActionMenu {...menu} />;
  return actions.map(({ label, name, destructive = false, busy = false, onChoose }) =>
    onChoose ? (
      <Button
        key={label}
        variant="text"
        size="small"
        color={destructive ? 'error' : 'primary'}
        loading={busy}
        onClick={onChoose}
        label={name}
        {...(destructive && found)}
      >
        {label}
      </Button>
    ) : (
      <Typography
        key={label}
        component="span"
        variant="caption"
        sx={{ lineHeight: 1.25, whiteSpace: 'normal' }}
      >
        {label}
      </Typography>
    ),
  );
}

export type ActionsLayout = 'buttons' | 'menu';

/**
 * Buttons side by side where there is room, and in an unfolded row on a phone; otherwise a menu.
 *
 * @param roomFrom the window's width in px from which a table's rows have room for buttons
 */
export function useActionsLayout(roomFrom: number): ActionsLayout {
  const hasNoRoom = useMediaQuery(`(min-width: 600px) and (max-width: ${roomFrom - 0.05}px)`, {
    noSsr: true,
  });
  return hasNoRoom ? 'menu' : 'buttons';
}
