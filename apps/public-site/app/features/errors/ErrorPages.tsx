import { checkout, kit, offline } from '@laundry/strings';
import { ButtonLink, Hero, NotFound, Offline } from '@laundry/ui-kit';
import { HelpContacts, HelpLinks } from '../../layout/HelpLinks.tsx';
import { paths } from '../../paths.ts';

const { notFound } = checkout;

/** The page for unknown addresses. */
export const NotFoundPage = () => (
  <>
    <Hero
      title={notFound.title}
      lead={notFound.text}
      picture={<NotFound size={320} />}
      actions={
        <>
          <ButtonLink to={paths.home}>{notFound.toHome}</ButtonLink>
          <ButtonLink to={paths.credit} variant="outlined">
            {notFound.toCredit}
          </ButtonLink>
          <HelpContacts />
        </>
      }
    />
    <HelpLinks />
  </>
);

/** Replaces a page that is not available offline, with links to those that are, until the network is back. */
export const OfflinePage = () => (
  <>
    <Hero
      title={offline.title}
      lead={offline.lead}
      picture={<Offline size={320} />}
      actions={
        // An empty link reloads the requested page, because this page is shown at its address.
        <ButtonLink to="" data-reload>
          {kit.retry}
        </ButtonLink>
      }
    />
    <HelpLinks title={offline.availableTitle} offlineOnly />
  </>
);
