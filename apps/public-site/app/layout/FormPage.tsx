import { PageHeading, PageShell } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { IslandSlot } from '../islands/IslandSlot.tsx';

interface FormPageProps {
  texts: Readonly<Record<'title' | 'lead', string>>;
  /** The styles of its controls. */
  styles: ReactNode;
}

/** A page whose island is a form and its result. */
export const FormPage = ({ texts, styles }: FormPageProps) => (
  <PageShell width="form">
    {styles}
    <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
    <div className="kit-flow">
      <IslandSlot />
    </div>
  </PageShell>
);
