import type { Building } from '@laundry/api-contract';
import { reports, settlement as texts } from '@laundry/strings';
import { formatMonth, monthAfter } from '@laundry/strings/format';
import { loadErrorText } from '@laundry/error-catalogue';
import { Notice, Panel } from '@laundry/ui-kit';
import { Checkbox, Select } from '@laundry/ui-kit/controls';
import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { toPlainError } from '../../api/result.ts';
import { isOffered, offeredBuildings } from '../../reports/search/buildingChoice.ts';
import { fieldBar } from '../../reports/search/fieldBar.ts';
import { isMonth, offeredMonths } from './months.ts';
import { useOffered } from '../../session/offers.slice.ts';
import { useMonthlyMailQuery, useSetMonthlyMailMutation } from './settlement.api.ts';
import type { SettlementUrl } from './useSettlementUrl.ts';

export interface SettlementFiltersProps {
  buildings: readonly Building[];
  url: SettlementUrl;
}

/** The filters for month and building. A choice takes effect at once. */
export function SettlementFilters({ buildings, url }: SettlementFiltersProps) {
  const { requested, current, show } = url;
  const months = offeredMonths(current, requested.month).map((value) => ({
    value,
    label: formatMonth(value),
  }));
  const options = offeredBuildings(buildings);
  const month = months.some(({ value }) => value === requested.month) ? requested.month : '';
  const only = buildings.length === 1 ? buildings[0]?.id : undefined;
  const building = only ?? (isOffered(buildings, requested.building) ? requested.building : '');
  // A value that is not offered stays in the URL, so that the page still says what is wrong with it.
  const shown = { month: requested.month, building: building === '' ? requested.building : building };
  const step = (months: number) => () => show({ ...requested, month: monthAfter(requested.month, months) });
  const movable = isMonth(requested.month);
  return (
    <Panel dense>
      <Box role="search" aria-label={texts.filters} sx={layout}>
        <Select
          name="month"
          label={texts.month}
          options={months}
          {...(month === '' && { placeholder: reports.choose })}
          value={month}
          onChange={(chosen) => show({ ...shown, month: chosen })}
        />
        <Box sx={{ display: 'flex', gap: 1, pt: '27px' }}>
          <IconButton aria-label={texts.previousMonth} disabled={!movable} onClick={step(-1)} sx={arrow}>
            <ChevronLeft />
          </IconButton>
          <IconButton
            aria-label={texts.nextMonth}
            disabled={!movable}
            // The last month's arrow keeps the focus of the press that led there.
            aria-disabled={requested.month >= current}
            onClick={requested.month < current ? step(1) : undefined}
            sx={arrow}
          >
            <ChevronRight />
          </IconButton>
        </Box>
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <Select
            name="building"
            label={reports.building}
            options={options}
            {...(building === '' && { placeholder: reports.chooseBuilding })}
            value={building}
            onChange={(chosen) => show({ ...shown, building: chosen })}
          />
        </Box>
        <Box sx={mail}>
          <MonthlyMail />
        </Box>
      </Box>
    </Panel>
  );
}

/** The choice of getting the settlement of each month by mail when the month closes. */
function MonthlyMail() {
  const { data: monthly, error, isFetching, refetch } = useMonthlyMailQuery(undefined);
  const [choose, { isLoading }] = useSetMonthlyMailMutation();
  const offered = useOffered('/api/v1/users/notification-preferences');
  if (!offered) return null;
  if (error && !isFetching)
    return (
      <Notice title={texts.mail} onRetry={() => void refetch()}>
        {loadErrorText(toPlainError(error).kind)}
      </Notice>
    );
  return (
    <Checkbox
      label={texts.mail}
      checked={monthly === true}
      disabled={monthly === undefined}
      onChange={(chosen) => {
        if (!isLoading) void choose(chosen);
      }}
    />
  );
}

/** Aligned with the selects, not with their labels. */
const mail = {
  gridColumn: { xs: '1 / -1', lg: 'auto' },
  pt: { lg: 3 },
} as const;

/** As high as the selects (fieldBar). */
const arrow = {
  width: 42,
  height: { xs: 42, md: 38 },
  border: 1,
  borderColor: 'divider',
  color: 'primary.main',
} as const;

const layout = {
  ...fieldBar,
  columnGap: 1.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    sm: 'minmax(0, 16rem) min-content minmax(0, 22rem)',
    lg: 'minmax(0, 16rem) min-content minmax(0, 22rem) 1fr',
  },
  // 'setiembre de 2026' needs the whole line.
  '@media (max-width: 359.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > :nth-of-type(2)': { pt: 0 } },
} as const;
