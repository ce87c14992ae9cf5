import { transactionsReport } from '@laundry/strings';
import { useDispatch, useSelector } from 'react-redux';
import { FiltersForm } from '../../reports/search/FiltersForm.tsx';
import { ReportPage } from '../../reports/ReportPage.tsx';
import { useReportUrl } from '../../reports/search/useReportUrl.ts';
import { useReportVisit, useDeferredReport } from '../../reports/useReportPage.ts';
import { codec } from './filters.ts';
import { TransactionsResults } from './TransactionsResults.tsx';
import {
  buildingsRequested,
  reportLeft,
  searchRequested,
  searchCleared,
  selectTransactions,
} from './transactions.slice.ts';

/** The form's height on a phone, a tablet and a desktop, as measured. */
const FORM_ROOM = { xs: 302, sm: 310, md: 225 };

/** /dashboard-transactions: its filters, and what they find. */
export function TransactionsPage() {
  const dispatch = useDispatch();
  const transactions = useSelector(selectTransactions);
  const { buildings, search } = transactions;

  useReportVisit(buildingsRequested, reportLeft);
  const drawn = useDeferredReport(transactions);
  const url = useReportUrl({ codec, buildings, search, searchRequested, searchCleared });
  return (
    <ReportPage
      heading={transactionsReport.heading}
      formHeight={FORM_ROOM}
      buildings={buildings}
      onRetry={() => dispatch(buildingsRequested())}
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
      {drawn && <TransactionsResults transactions={drawn} />}
    </ReportPage>
  );
}
