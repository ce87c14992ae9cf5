import { services as texts } from '@laundry/strings';
import { Building, PageContents } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { ContentHero, headPicture } from '../../layout/ContentHero.tsx';
import { serviceParts } from '../../paths.ts';
import { InstallationSection } from './InstallationSection.tsx';
import { LaundriesSection } from './LaundriesSection.tsx';
import { SaleSection } from './SaleSection.tsx';
import { VisitSection } from './VisitSection.tsx';

const parts = (['laundries', 'installation', 'sale', 'visit'] as const).map((part) => ({
  id: serviceParts[part],
  title: texts[part].title,
}));

export interface ServicesPageProps {
  visitForm: ReactNode;
}

/** /services: laundries, installation, sale and rent, and the technical visit. */
export function ServicesPage({ visitForm }: ServicesPageProps) {
  return (
    <>
      <ContentHero
        name={texts.pageTitle}
        title={texts.title}
        lead={texts.lead}
        {...headPicture('services', <Building size={360} />)}
        actions={<PageContents label={texts.contents} parts={parts} />}
      />
      <LaundriesSection />
      <InstallationSection />
      <SaleSection />
      <VisitSection>{visitForm}</VisitSection>
    </>
  );
}
