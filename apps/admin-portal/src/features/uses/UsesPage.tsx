import { usesReport } from '@laundry/strings';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FiltersForm } from '../../reports/search/FiltersForm.tsx';
import { ReportPage } from '../../reports/ReportPage.tsx';
import { useReportUrl } from '../../reports/search/useReportUrl.ts';
import { useReportVisit, useDeferredReport } from '../../reports/useReportPage.ts';
import { DetailFields, foreignDetail } from './DetailFields.tsx';
import { codec } from './filters.ts';
import type { UsesFilters } from './filters.ts';
import { UsesResults } from './UsesResults.tsx';
import {
  buildingsRequested,
  detailsRequested,
  reportLeft,
  searchRequested,
  searchCleared,
  selectUses,
} from './uses.slice.ts';

/** The form's height on a phone, a tablet and a desktop, as measured. */
const FORM_ROOM = { xs: 561, sm: 484, md: 314 };

const searchPage = (query: UsesFilters, page: number) => searchRequested({ query, page });

/** /dashboard-uses: its filters, and what they find. */
export function UsesPage() {
  const dispatch = useDispatch();
  const uses = useSelector(selectUses);
  const { buildings, details, search } = uses;

  useReportVisit(buildingsRequested, reportLeft);

  const onBuilding = useCallback(
    (id: string) => {
      dispatch(detailsRequested(id));
    },
    [dispatch],
  );
  const drawn = useDeferredReport(uses);
  const url = useReportUrl({ codec, buildings, search, searchRequested: searchPage, searchCleared });
  return (
    <ReportPage
      heading={usesReport.heading}
      formHeight={FORM_ROOM}
      buildings={buildings}
      onRetry={() => dispatch(buildingsRequested())}
      form={(list) => (
        <FiltersForm
          buildings={list}
          fields={url.fields}
          problem={url.problem ?? foreignDetail(url.requested, details)}
          searched={url.searched}
          onSearch={url.search}
          onClear={url.clear}
        >
          {(values, setValues) => (
            <DetailFields values={values} setValues={setValues} details={details} onBuilding={onBuilding} />
          )}
        </FiltersForm>
      )}
    >
      {drawn && <UsesResults uses={drawn} onPage={url.turnTo} />}
    </ReportPage>
  );
}
