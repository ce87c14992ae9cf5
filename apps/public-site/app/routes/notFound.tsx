import { checkout, layout } from '@laundry/strings';
import { config } from '../config.ts';
import { NotFoundPage } from '../features/not-found/NotFoundPage.tsx';

export const meta = () => [
  { title: layout.pageTitle(checkout.notFound.title, config.brand.productName) },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundRoute() {
  return <NotFoundPage />;
}
