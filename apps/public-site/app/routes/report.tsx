import { report } from '@laundry/strings';
import { useSearchParams } from 'react-router';
import { config } from '../config.ts';
import { ReportPage } from '../features/report/ReportPage.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { useHydrated } from '../layout/useHydrated.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({ title: report.pageTitle, description: report.description, path: paths.report });

export default function ReportRoute() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const card = hydrated ? (search.get('card') ?? '').replace(/\D/g, '').slice(0, 8) : undefined;
  return <ReportPage card={card} chatbotUrl={config.brand.chatbotUrl} />;
}
