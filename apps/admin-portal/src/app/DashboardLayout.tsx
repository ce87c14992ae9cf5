import { portal, quickSearch } from '@laundry/strings';
import { answeredContacts, contactPoints, PageProgress, PortalShell } from '@laundry/ui-kit';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { isOffered, selectMissing } from '../session/offers.slice.ts';
import { selectStored, signOutRequested } from '../session/session.slice.ts';
import { config } from '../shared/config.ts';
import { NotFoundPage } from './ErrorPages.tsx';
import { Notifications } from './Notifications.tsx';
import { dashboardPages } from './pages.ts';
import { paths } from '../shared/paths.ts';
import { PortalTheme } from '../shared/PortalTheme.tsx';
import { useQuickSearch } from './quick-search/useQuickSearch.tsx';

/** Header, menu and notifications around the dashboard's pages. */
export function DashboardLayout() {
  const dispatch = useDispatch();
  // The router also accepts a trailing slash.
  const pathname = useLocation().pathname.replace(/\/$/, '');
  const missing = useSelector(selectMissing);
  const pages = dashboardPages.filter(({ needs }) => isOffered(missing, needs));
  const search = useQuickSearch(pages);
  const linksTo = (some: typeof pages) =>
    some.map(({ path, title }) => ({ label: title, to: path, current: path === pathname }));
  const user = useSelector(selectStored)?.account.user;
  const account = user && {
    name: `${user.name} ${user.lastname}`,
    email: user.email,
    administration: user.administration_name,
    links: linksTo(pages.filter(({ inAccountMenu }) => inAccountMenu)),
  };
  return (
    <PortalTheme>
      <NavigationProgress />
      <PortalShell
        brandName={config.brand.productName}
        home={paths.welcome}
        items={linksTo(pages.filter(({ inMenu }) => inMenu))}
        signOutLabel={portal.signOut}
        onSignOut={() => dispatch(signOutRequested())}
        account={account}
        pageKey={pathname}
        search={{ label: quickSearch.open, onOpen: search.show }}
        contacts={answeredContacts(contactPoints(config.brand))}
      >
        <Notifications />
        {search.dialog}
        {pages.some(({ path }) => path === pathname) ? <Outlet /> : <NotFoundPage standalone={false} />}
      </PortalShell>
    </PortalTheme>
  );
}

/** Shown while a page's code loads, which may take a while on a slow connection. */
const NavigationProgress = () => (useNavigation().state === 'loading' ? <PageProgress /> : null);
