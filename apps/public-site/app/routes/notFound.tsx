import { checkout } from '@laundry/strings';
import { NotFoundPage } from '../features/errors/NotFoundPage.tsx';
import { hiddenPageMeta } from '../layout/pageMeta.ts';

export const meta = () => hiddenPageMeta(checkout.notFound.title);

export default function NotFoundRoute() {
  return <NotFoundPage />;
}
