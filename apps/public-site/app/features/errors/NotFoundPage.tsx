import { checkout } from '@laundry/strings';
import { Hero, NotFound } from '@laundry/ui-kit';
import { ButtonLink } from '../../layout/SiteLink.tsx';
import { HelpContacts, HelpLinks } from '../../layout/HelpLinks.tsx';
import { paths } from '../../paths.ts';

const { notFound: texts } = checkout;

/** The page for unknown addresses. */
export function NotFoundPage() {
  return (
    <>
      <Hero
        title={texts.title}
        lead={texts.text}
        picture={<NotFound size={320} />}
        actions={
          <>
            <ButtonLink to={paths.home}>{texts.toHome}</ButtonLink>
            <ButtonLink to={paths.credit} variant="outlined">
              {texts.toCredit}
            </ButtonLink>
            <HelpContacts />
          </>
        }
      />
      <HelpLinks />
    </>
  );
}
