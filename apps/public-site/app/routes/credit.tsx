import { credit, layout } from '@laundry/strings';
import { PageShell } from '@laundry/ui-kit';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { config } from '../config.ts';
import { CreditPage } from '../features/credit/CreditPage.tsx';
import { useHydrated } from '../layout/useHydrated.ts';

export const meta = () => [
  { title: layout.pageTitle(credit.pageTitle, config.brand.productName) },
  { name: 'description', content: credit.card.lead },
];

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
        paymentMethod3={config.paymentMethod3}
      />
    </PageShell>
  );
}
