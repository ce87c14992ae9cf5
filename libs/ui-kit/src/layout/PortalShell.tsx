import LogoutIcon from '@mui/icons-material/LogoutRounded';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import { Button } from '../controls/Button.tsx';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { kit } from '@laundry/strings';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Logo } from '../brand/Logo.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import type { Account } from './AccountMenu.tsx';
import { ColourSchemeSwitch } from './ColourSchemeSwitch.tsx';
import { ContactList } from './ContactList.tsx';
import { CONTENT_ID, SkipLink } from './SkipLink.tsx';
import { MenuIcon } from '../theme/icons.tsx';
import { NavList } from './NavList.tsx';
import { barButton, homeLink, spreadRow } from './layoutStyles.ts';
import type { Contact } from './contacts.ts';
import { Link } from '../controls/Link.ts';
import type { NavLink } from './links.ts';

export interface PortalShellProps {
  /** Product name, as configured. */
  brandName: string;
  /** The target of the logo's link. */
  home?: string;
  /** The menu's links, without the one for signing out. */
  items: readonly NavLink[];
  /** 'Salir', the last entry of the menu. */
  signOutLabel: string;
  onSignOut: () => void;
  /** The signed-in user, for the account menu with the scheme switch. Without a user, the footer has it. */
  account?: Account | undefined;
  /** The button, before the account menu's, that opens the search of the whole portal. */
  search?: { label: string; onOpen: () => void } | undefined;
  /** Changes with the page; a change closes the mobile menu. */
  pageKey?: string;
  /** Contacts for help, in the footer. */
  contacts?: readonly Contact[];
  children: ReactNode;
}

const foot = { ...spreadRow, py: 3, color: 'text.secondary' } as const;

/** The button of the folded menu. A phone of 320 px only has room for its text, without the icon. */
const menuToggle = {
  display: { md: 'none' },
  '@media (max-width: 359.95px)': { '& button': { px: 1 }, '& .kit-start': { display: 'none' } },
} as const;

/** Signing out is set apart from the links. */
const signOut = {
  borderStyle: 'solid',
  borderColor: 'divider',
  borderWidth: { xs: '1px 0 0', md: '0 0 0 1px' },
  pl: { md: 1 },
  pt: { xs: 0.5, md: 0 },
  mt: { xs: 0.5, md: 0 },
  '& button': { ...barButton, px: 1.5 },
  '& .kit-start': { ml: 0 },
} as const;

/** The frame of a portal page: logo, menu (on a phone behind the button 'Menú') and <main>. */
export function PortalShell({
  brandName,
  home = '/',
  items,
  signOutLabel,
  onSignOut,
  account,
  search,
  pageKey,
  contacts = [],
  children,
}: PortalShellProps) {
  const menuId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  const [openOn, setOpenOn] = useState<string | undefined | false>(false);
  const open = openOn !== false && openOn === pageKey;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100vh',
        backgroundColor: 'background.canvas',
      }}
    >
      <SkipLink />
      <Box
        component="header"
        onKeyDown={({ key }) => {
          if (key !== 'Escape' || !open) return;
          setOpenOn(false);
          menuButton.current?.focus();
        }}
        sx={{ backgroundColor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
      >
        <Container
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: { xs: 0.5, sm: 1 },
            minHeight: { xs: 60, md: 52 },
            py: { xs: 1, md: 0.5 },
          }}
        >
          <Link to={home} style={homeLink}>
            <Logo name={brandName} size={30} />
          </Link>
          <Box sx={menuToggle}>
            <Button
              ref={menuButton}
              variant="outlined"
              aria-expanded={open}
              aria-controls={menuId}
              startIcon={<MenuIcon />}
              onClick={() => setOpenOn(open ? false : pageKey)}
            >
              {kit.menu}
            </Button>
          </Box>
          <Box
            id={menuId}
            component="nav"
            aria-label={kit.mainNavigation}
            // The menu folds as soon as a link is clicked, even if the page takes time.
            onClick={({ target }) => {
              if (target instanceof Element && target.closest('a') !== null) setOpenOn(false);
            }}
            sx={{
              display: { xs: open ? 'block' : 'none', md: 'flex' },
              // On a phone the unfolded menu is below the header's line.
              order: { xs: 1, md: 0 },
              flexBasis: { xs: 'calc(100% + 24px)', md: 'auto' },
              mx: { xs: -1.5, md: 0 },
              alignItems: 'center',
              gap: 1,
              '& ul': { flexDirection: { xs: 'column', md: 'row' } },
              '& a[aria-current]': { backgroundColor: 'background.tinted' },
            }}
          >
            <NavList links={items} />
            {account && account.links.length > 0 && (
              <Box sx={{ display: { md: 'none' } }}>
                <NavList links={account.links} />
              </Box>
            )}
            <Box sx={signOut}>
              <Button variant="text" onClick={() => onSignOut()} startIcon={<LogoutIcon aria-hidden />}>
                {signOutLabel}
              </Button>
            </Box>
          </Box>
          {/* Opening the search or the account menu folds the main menu, which they would cover. */}
          <Box sx={{ display: 'contents' }} onClick={() => setOpenOn(false)}>
            {search && (
              <IconButton
                aria-label={search.label}
                title={search.label}
                aria-keyshortcuts="Control+K"
                onClick={() => search.onOpen()}
                sx={{ ml: 'auto', width: 44, height: 44, color: 'text.primary' }}
              >
                <SearchIcon />
              </IconButton>
            )}
            {account && <AccountMenu account={account} />}
          </Box>
        </Container>
      </Box>
      <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={{ flex: '1 0 auto' }}>
        {children}
      </Box>
      <Container component="footer" sx={foot}>
        {contacts.length > 0 && <ContactList contacts={contacts} />}
        {!account && <ColourSchemeSwitch />}
      </Container>
    </Box>
  );
}
