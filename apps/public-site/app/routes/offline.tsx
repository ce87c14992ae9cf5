import { offline } from '@laundry/strings';
import { OfflinePage } from '../features/errors/OfflinePage.tsx';
import { hiddenPageMeta } from '../layout/pageMeta.ts';

export const meta = () => hiddenPageMeta(offline.pageTitle);

export default function OfflineRoute() {
  return <OfflinePage />;
}
