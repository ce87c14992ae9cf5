import { credit, layout } from '@laundry/strings';
import { PageShell } from '@laundry/ui-kit';
import { useSearchParams } from 'react-router';
import { config } from '../config.ts';
import { CreditPage } from '../features/credit/CreditPage.tsx';
import { useHydrated } from '../layout/useHydrated.ts';

export const meta = () => [
  { title: layout.pageTitle(credit.pageTitle, config.brand.productName) },
  { name: 'description', content: credit.card.lead },
];

export default function CreditRoute() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  // The prerendered page knows no query: the card of the address stands in the field from then on.
  const card = hydrated ? (search.get('card') ?? '').replace(/\D/g, '').slice(0, 8) : '';
  return (
    <PageShell width="form">
      <CreditPage card={card} chatbotUrl={config.brand.chatbotUrl} paymentMethod3={config.paymentMethod3} />
    </PageShell>
  );
}
