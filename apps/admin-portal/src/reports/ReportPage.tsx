import type { Building } from '@laundry/api-contract';
import { textOf } from '@laundry/error-catalogue';
import { reports } from '@laundry/strings';
import { Empty, EmptyState, ErrorNotice, LoadingState, PageHeading, PageShell } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import type { Loadable } from '../shared/loadable.ts';

export interface ReportPageProps {
  heading: string;
  /** The room of the form, in px, while it is on its way: what was found first does not jump then. */
  formRoom: { xs: number; sm: number; md: number };
  buildings: Loadable<Building[]>;
  onRetry: () => void;
  /** The form, once there are buildings to choose from. */
  form: (buildings: readonly Building[]) => ReactNode;
  /** What was found, whether the form is there already or not. */
  children: ReactNode;
}

/** A report's page: its filters as soon as the buildings are there, and under them what was found. */
export function ReportPage({
  heading,
  formRoom,
  buildings: known,
  onRetry,
  form,
  children,
}: ReportPageProps) {
  // The form takes long to render: rows come first.
  const buildings = useDeferredValue(known);
  if (buildings.status === 'ready' && buildings.value.length === 0) {
    return (
      <PageShell>
        <PageHeading>{heading}</PageHeading>
        <EmptyState title={textOf('featureDisabled')} picture={<Empty size={140} />} />
      </PageShell>
    );
  }
  return (
    <PageShell dense>
      <PageHeading dense>{heading}</PageHeading>
      {(buildings.status === 'idle' || buildings.status === 'loading') && (
        <Box sx={{ minHeight: formRoom }}>
          <LoadingState label={reports.loadingBuildings} />
        </Box>
      )}
      {buildings.status === 'failed' && (
        <ErrorNotice onRetry={onRetry}>{textOf(buildings.error)}</ErrorNotice>
      )}
      {buildings.status === 'ready' && form(buildings.value)}
      <Box sx={{ mt: 1.5 }}>{children}</Box>
    </PageShell>
  );
}
