import { services as texts } from '@laundry/strings';
import { Building } from '@laundry/ui-kit';
import { ButtonLink } from '../../layout/ButtonLink.tsx';
import { ContentHero } from '../../layout/ContentHero.tsx';
import { PageContents } from '../../layout/PageContents.tsx';
import { paths, serviceParts } from '../../paths.ts';
import { InstallationSection } from './InstallationSection.tsx';
import { LaundriesSection } from './LaundriesSection.tsx';
import { SaleSection } from './SaleSection.tsx';
import { VisitSection } from './VisitSection.tsx';

const parts = (['laundries', 'installation', 'sale', 'visit'] as const).map((part) => ({
  id: serviceParts[part],
  title: texts[part].title,
}));

/** /services: the laundries, their installation, what is sold and rented, and the technical visit. */
export function ServicesPage() {
  return (
    <>
      <ContentHero
        name={texts.pageTitle}
        title={texts.title}
        lead={texts.lead}
        picture={<Building size={360} />}
        actions={<PageContents label={texts.contents} parts={parts} />}
      />
      <LaundriesSection />
      <InstallationSection />
      <SaleSection />
      <VisitSection>
        <ButtonLink to={paths.contact}>{texts.visit.contact}</ButtonLink>
      </VisitSection>
    </>
  );
}
