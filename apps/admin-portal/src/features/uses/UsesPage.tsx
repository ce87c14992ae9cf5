import { usesReport } from '@laundry/strings';
import { useOwnBuildingsQuery } from '../../reports/buildings.api.ts';
import { FiltersForm } from '../../reports/search/FiltersForm.tsx';
import { ReportPage } from '../../reports/ReportPage.tsx';
import { useReportUrl } from '../../reports/search/useReportUrl.ts';
import { useReportVisit, useDeferredReport } from '../../reports/useReportPage.ts';
import { useLoadable } from '../../api/result.ts';
import { DetailFields, useDetailProblem } from './DetailFields.tsx';
import { codec } from './filters.ts';
import { UsesResults } from './UsesResults.tsx';
import { useUses } from './useUses.ts';

/** The form's height on a phone, a tablet and a desktop, as measured. */
const FORM_ROOM = { xs: 561, sm: 484, md: 314 };

/** /dashboard-uses: its filters, and what they find. */
export function UsesPage() {
  const own = useOwnBuildingsQuery('all');
  const buildings = useLoadable(own);
  const url = useReportUrl({ codec, buildings, incomplete: usesReport.incomplete });
  const detailProblem = useDetailProblem(url.query);
  const { report, searchAgain, sumAgain } = useUses(buildings, url.query, url.page);
  useReportVisit();
  const drawn = useDeferredReport(report);
  return (
    <ReportPage
      heading={usesReport.heading}
      formHeight={FORM_ROOM}
      buildings={buildings}
      onRetry={() => void own.refetch()}
      form={(list) => (
        <FiltersForm
          buildings={list}
          fields={url.fields}
          problem={url.problem ?? detailProblem}
          searched={url.searched}
          onSearch={url.search}
          onClear={url.clear}
        >
          {(values, setValues) => <DetailFields values={values} setValues={setValues} />}
        </FiltersForm>
      )}
    >
      {drawn && (
        <UsesResults uses={drawn} onPage={url.turnTo} searchAgain={searchAgain} sumAgain={sumAgain} />
      )}
    </ReportPage>
  );
}
