import { credit } from '@laundry/strings';
import { PageShell } from '@laundry/ui-kit';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { webNfc } from '../card-reader/webNfc.ts';
import { config } from '../config.ts';
import { CreditPage } from '../features/credit/CreditPage.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { useHydrated } from '../layout/useHydrated.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({ title: credit.pageTitle, description: credit.card.lead, path: paths.credit });

export default function CreditRoute() {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  // The prerendered page knows no query: the card of the address stands in the field from then on.
  const card = hydrated ? (search.get('card') ?? '').replace(/\D/g, '').slice(0, 8) : undefined;
  const nameCard = useCallback(
    (uid: string) => setSearch({ card: uid }, { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  return (
    <PageShell width="form">
      <CreditPage
        card={card}
        onOtherCard={nameCard}
        chatbotUrl={config.brand.chatbotUrl}
        canRead={hydrated && webNfc().available()}
        paymentMethod3={config.paymentMethod3}
        limits={config.topUp}
      />
    </PageShell>
  );
}
