import { Button, ItemsMenu } from '@laundry/ui-kit';
import MoreIcon from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { createContext, use, useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Ids of rows with a request in progress. A context, because a page cannot pass props to a table's cells. */
export const BusyRows = createContext<readonly string[]>([]);

/** The `name` of the buttons that remove a row or open its menu; their `value` is the row's id. */
export const REMOVE = 'remove';

/** An action on a row; without `onChoose` it is only a note. */
export interface RowAction {
  label: string;
  /** The button's accessible name, which includes the row's name. */
  name?: string;
  /** The action deletes something permanently. */
  destructive?: boolean;
  /** Whether it waits for the row's request in progress. */
  waits?: boolean;
  onChoose?: () => void;
}

interface ActionMenuProps {
  /** The row's id. */
  id: string;
  /** The menu's accessible name, which includes the row's name. */
  label: string;
  actions: readonly RowAction[];
}

/** A row's actions in a menu, for tables without room for buttons side by side. */
function ActionMenu({ id, label, actions }: ActionMenuProps) {
  const busy = use(BusyRows).includes(id);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const items = actions.map(({ waits = false, ...action }) => ({ ...action, disabled: busy && waits }));
  return (
    <>
      <IconButton
        size="small"
        name={REMOVE}
        value={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={(busy && actions.some(({ waits }) => waits)) || undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <ItemsMenu label={label} anchor={anchor} items={items} onClose={() => setAnchor(null)} />
    </>
  );
}

export interface RowActionsProps extends ActionMenuProps {
  layout: ActionsLayout;
}

/** A row's actions, as buttons or in a menu. */
export function RowActions({ layout, ...menu }: RowActionsProps) {
  const { id, actions } = menu;
  const busy = use(BusyRows).includes(id);
  if (layout === 'menu') return <ActionMenu {...menu} />;
  return actions.map(({ label, name, destructive = false, waits = false, onChoose }) =>
    onChoose ? (
      <Button
        key={label}
        variant="text"
        size="small"
        color={destructive ? 'error' : 'primary'}
        loading={busy && waits}
        onClick={onChoose}
        label={name}
        {...(destructive && { name: REMOVE, value: id })}
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
