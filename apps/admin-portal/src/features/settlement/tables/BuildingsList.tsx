import { settlement as texts } from '@laundry/strings';
import { ExpandableListItem, ExpandableList, formatPesos } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import type { SettledBuilding } from './settlementTables.ts';
import { UnitsTable } from './UnitsTable.tsx';

const { columns: names } = texts;

export interface BuildingsListProps {
  buildings: readonly SettledBuilding[];
  /** Whether the settlement has more than one building; a single one starts unfolded. */
  several: boolean;
}

/** The buildings on a phone, two lines each. They unfold to the prepaid amounts and the units. */
export const BuildingsList = ({ buildings, several }: BuildingsListProps) => (
  <ExpandableList label={texts.buildings}>
    {buildings.map((building) => {
      const { id, name, totals, prepaid } = building;
      return (
        <ExpandableListItem
          key={id}
          title={name}
          end={formatPesos(totals.total)}
          second={texts.line(totals.washes.count + totals.dries.count, totals.failed)}
          opened={!several}
          drawn="opened"
        >
          {/* Focusable, so that its content can be scrolled sideways by keyboard. */}
          <Box role="group" aria-label={name} tabIndex={0} sx={{ px: 2, pb: 2, overflowX: 'auto' }}>
            <Box component="p" sx={{ color: 'text.secondary', m: 0, my: 1 }}>
              {`${names.prepaid}: ${formatPesos(prepaid.amount)} (${texts.rows(prepaid.count)}) · ${names.income}: ${formatPesos(prepaid.adm_income)}`}
            </Box>
            <UnitsTable building={building} />
          </Box>
        </ExpandableListItem>
      );
    })}
  </ExpandableList>
);
