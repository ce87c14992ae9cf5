import type { Settlement } from '@laundry/api-contract';
import { reports, settlement as texts } from '@laundry/strings';
import { formatMonth, formatPesos } from '@laundry/strings/format';
import { EmptyState, Figures, Panel } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ExportButton } from '../../reports/export/ExportButton.tsx';
import { AdjustmentsTable } from './tables/AdjustmentsTable.tsx';
import { BuildingsList } from './tables/BuildingsList.tsx';
import { BuildingsTable } from './tables/BuildingsTable.tsx';
import { inBatches } from '../../reports/export/useExport.ts';
import type { PrepareOrder } from '../../reports/export/useExport.ts';
import type { Value } from '../../shared/table-export/index.ts';
import { BuildingsTools } from './tables/BuildingsTools.tsx';
import {
  adjustmentsTable,
  balanceTable,
  buildingsTotal,
  closedTexts,
  isEmpty,
  sharingText,
} from './tables/settlementTables.ts';
import { useBuildingsView } from './tables/useBuildingsView.ts';
import { PrintButton } from '../../reports/print/PrintButton.tsx';
import { createSettlementFile, settlementPrintout } from './tables/settlementFile.ts';

export interface SettlementResultProps {
  settlement: Settlement;
  /** The building's name, or the text for all buildings. */
  scope: string;
}

const { figures } = texts;

/** Viewports too narrow for a table of seven columns. */
const PHONE = '(max-width: 699.95px)';

/** Up to this number of buildings, a phone shows neither search nor order. */
const FEW = 5;

/** A month's settlement: totals, print and export, and each building with its units. */
export function SettlementResult({ settlement, scope }: SettlementResultProps) {
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const sheet = () => settlementPrintout(settlement, scope);
  const { month, totals, prepaid, buildings } = settlement;
  const view = useBuildingsView(buildings);
  const [closed, later] = closedTexts(settlement);
  const closing = closed && `${closed} ${later}`;
  if (isEmpty(settlement))
    return <EmptyState title={texts.empty(formatMonth(month))}>{closing ?? texts.emptyHint}</EmptyState>;
  const [balance, adjustments] = [balanceTable(settlement), adjustmentsTable(settlement)];
  const [hint, sharing] = [balance && texts.balance.hint, sharingText(settlement)];
  const several = buildings.length > 1;
  const prepareOrder: PrepareOrder<readonly Value[]> = async (format) => {
    const { rows, ...file } = createSettlementFile(settlement, format);
    const about = [texts.fileName, month, scope];
    return { ...file, pages: inBatches(rows), title: texts.totals, about, expected: rows.length };
  };
  return (
    <Box sx={{ display: 'grid', gap: { xs: 1, sm: 1.5 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel dense heading={texts.summary(formatMonth(month))}>
        <Figures
          figures={[
            { label: figures.total, text: formatPesos(totals.total) },
            { label: figures.washes(totals.washes.count), text: formatPesos(totals.washes.total) },
            { label: figures.dries(totals.dries.count), text: formatPesos(totals.dries.total) },
            { label: figures.failed, text: reports.count(totals.failed) },
            { label: figures.prepaid, text: formatPesos(prepaid.amount) },
            { label: figures.income, text: formatPesos(prepaid.adm_income) },
            ...(adjustments
              ? [
                  { label: figures.adjustments, text: formatPesos(adjustments.total.total) },
                  { label: figures.adjusted, text: formatPesos(totals.total + adjustments.total.total) },
                ]
              : []),
          ]}
        />
        {balance && <Balance {...balance.total} />}
        <Notes of={phone ? [closed] : [hint, closing, sharing]} />
        {phone && (hint ?? later ?? sharing) && (
          <Box component="details">
            <Box component="summary" sx={{ cursor: 'pointer', typography: 'body2', fontWeight: 600, py: 1 }}>
              {texts.explained}
            </Box>
            <Notes of={[hint, later, sharing]} />
          </Box>
        )}
      </Panel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'flex-end', gap: 1 }}>
        {buildings.length > (phone ? FEW : 1) && <BuildingsTools view={view} ordering={phone} />}
        <PrintButton whole={() => Promise.resolve(sheet())} visible={sheet} />
        <ExportButton prepareOrder={prepareOrder} />
      </Box>
      {phone ? (
        <BuildingsList buildings={view.shown} several={several} />
      ) : (
        <BuildingsTable
          view={view}
          total={view.shown.length === buildings.length ? buildingsTotal(settlement) : undefined}
          several={several}
        />
      )}
      {view.shown.length === 0 && <Typography role="status">{texts.nothingFound}</Typography>}
      {adjustments && <AdjustmentsTable {...adjustments} />}
    </Box>
  );
}

const Notes = ({ of }: { of: readonly (string | undefined)[] }) =>
  of
    .filter((note) => note !== undefined)
    .map((note) => (
      <Typography key={note} variant="body2" sx={{ color: 'text.secondary', 'p + &, dl + &': { mt: 1 } }}>
        {note}
      </Typography>
    ));

/** 'La empresa paga a la administración $ 1.234'. */
const Balance = ({ item, amount }: { item: string; amount: number }) => (
  <Box sx={{ borderTop: 1, borderColor: 'divider', mt: { xs: 0.75, sm: 2 }, pt: { xs: 0.75, sm: 1.5 } }}>
    <Typography sx={{ fontWeight: 700 }}>
      <span>{item}</span>
      {amount !== 0 && (
        <>
          {' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {formatPesos(amount)}
          </Box>
        </>
      )}
    </Typography>
  </Box>
);
