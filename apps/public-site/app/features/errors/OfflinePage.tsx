import { offline as texts } from '@laundry/strings';
import { Hero, Offline } from '@laundry/ui-kit';
import { HelpLinks } from '../../layout/HelpLinks.tsx';

/** In the place of a page that cannot be had without network: what can be read meanwhile. */
export function OfflinePage() {
  return (
    <>
      <Hero title={texts.title} lead={texts.lead} picture={<Offline size={320} />} />
      <HelpLinks title={texts.keptTitle} kept />
    </>
  );
}
