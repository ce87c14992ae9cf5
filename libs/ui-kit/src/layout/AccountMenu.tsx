import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import { Button } from '../controls/Button.tsx';
import Popover from '@mui/material/Popover';
import { kit } from '@laundry/strings';
import { useId, useState } from 'react';
import { ColourSchemeSwitch } from './ColourSchemeSwitch.tsx';
import { barButton } from './layoutStyles.ts';
import { NavList } from './NavList.tsx';
import type { NavLink } from './links.ts';

/** The signed-in user. */
export interface Account {
  /** First and last name. */
  name: string;
  email: string;
  /** The administration; undefined where it is not known. */
  administration?: string | undefined;
  /** Links about the account and the administration, apart from the daily work. */
  links: readonly NavLink[];
}

/** On a phone, and beside a menu bar with little room, the button shows only its icon. */
const trigger = {
  ml: 'auto',
  '.MuiIconButton-root + &': { ml: 0 },
  '& button': { ...barButton, minWidth: 44, px: 1 },
  '& .kit-start': { ml: 0, mr: { xs: 0, sm: 1 } },
} as const;

const label = {
  display: { xs: 'none', sm: 'block', md: 'none', lg: 'block' },
  maxWidth: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const quiet = { typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

/** A button with the user's name. It opens the account's links and the colour scheme switch. */
export function AccountMenu({ account }: { account: Account }) {
  const { name, email, administration, links } = account;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  return (
    <>
      <Box sx={trigger}>
        <Button
          variant="text"
          aria-label={kit.accountOf(name)}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          startIcon={<AccountIcon />}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Box component="span" sx={label}>
            {name}
          </Box>
          <ExpandMore aria-hidden sx={{ display: { xs: 'none', sm: 'block' }, ml: 1, fontSize: 20 }} />
        </Button>
      </Box>
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            id,
            role: 'dialog',
            'aria-label': kit.accountOf(name),
            sx: { width: 300, border: 1, borderColor: 'divider' },
          },
        }}
      >
        <Box sx={{ display: 'grid', gap: 1.5, p: 2 }}>
          <div>
            <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Box>
            <Box sx={quiet}>{email}</Box>
            {administration !== undefined && <Box sx={quiet}>{administration}</Box>}
          </div>
          {/* The menu closes as soon as a link is clicked, even if the page takes time. */}
          {links.length > 0 && (
            <Box
              component="nav"
              aria-label={kit.account}
              onClick={() => setAnchor(null)}
              sx={{ mx: -1.5, '& ul': { flexDirection: 'column' } }}
            >
              <NavList links={links} />
            </Box>
          )}
          <ColourSchemeSwitch />
        </Box>
      </Popover>
    </>
  );
}
