import type { BuildingUser } from '@laundry/api-contract';
import { users } from '@laundry/strings';
import MoreIcon from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { use, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSelector } from 'react-redux';
import { nameOf } from './person.ts';
import { AskContext, REMOVE } from './RowActions.tsx';
import type { Action } from './RowActions.tsx';
import { selectResending } from './users.slice.ts';

/** The same as the buttons of a row, in a menu: where a table has no room for them. */
export function RowMenu({ user }: { user: BuildingUser }) {
  const ask = use(AskContext);
  const resending = useSelector(selectResending).includes(user.id);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: Action) => () => {
    // The menu gives the focus back before the question takes it: the question returns it to where it found it.
    flushSync(() => setAnchor(null));
    ask(action, user);
  };
  const name = users.actionsOf(nameOf(user));
  return (
    <>
      <IconButton
        size="small"
        name={REMOVE}
        value={user.id}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={resending || undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-label': name, dense: true },
          paper: { role: 'region', 'aria-label': name },
        }}
      >
        {user.validatedAt === null && (
          <MenuItem disabled={resending} onClick={choose('resend')}>
            {users.resend}
          </MenuItem>
        )}
        <MenuItem onClick={choose('remove')} sx={{ color: 'error.main' }}>
          {users.remove}
        </MenuItem>
      </Menu>
    </>
  );
}
