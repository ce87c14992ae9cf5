import { offline as texts } from '@laundry/strings';
import { Hero, Offline } from '@laundry/ui-kit';
import { HelpLinks } from '../../layout/HelpLinks.tsx';

/** Replaces a page that is not available offline, with links to those that are. */
export function OfflinePage() {
  return (
    <>
      <Hero title={texts.title} lead={texts.lead} picture={<Offline size={320} />} />
      <HelpLinks title={texts.availableTitle} offlineOnly />
    </>
  );
}
