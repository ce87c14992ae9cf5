import { transactionsReport } from '@laundry/strings';
import { useOwnBuildingsQuery } from '../../reports/buildings.api.ts';
import { FiltersForm } from '../../reports/search/FiltersForm.tsx';
import { ReportPage } from '../../reports/ReportPage.tsx';
import { useReportUrl } from '../../reports/search/useReportUrl.ts';
import { useReportVisit, useDeferredReport } from '../../reports/useReportPage.ts';
import { useLoadable } from '../../api/result.ts';
import { codec } from './filters.ts';
import { TransactionsResults } from './TransactionsResults.tsx';
import { useTransactions } from './useTransactions.ts';

/** The form's height on a phone, a tablet and a desktop, as measured. */
const FORM_ROOM = { xs: 302, sm: 310, md: 225 };

/** /dashboard-transactions: its filters, and what they find. */
export function TransactionsPage() {
  const own = useOwnBuildingsQuery('sharing');
  const buildings = useLoadable(own);
  const url = useReportUrl({ codec, buildings, incomplete: transactionsReport.incomplete });
  const { report, searchAgain, sumAgain } = useTransactions(buildings, url.query);
  useReportVisit();
  const drawn = useDeferredReport(report);
  return (
    <ReportPage
      heading={transactionsReport.heading}
      formHeight={FORM_ROOM}
      buildings={buildings}
      onRetry={() => void own.refetch()}
      form={(list) => (
        <FiltersForm
          buildings={list}
          fields={url.fields}
          problem={url.problem}
          searched={url.searched}
          onSearch={url.search}
          onClear={url.clear}
        />
      )}
    >
      {drawn && <TransactionsResults transactions={drawn} searchAgain={searchAgain} sumAgain={sumAgain} />}
    </ReportPage>
  );
}
