import type { Building } from '@laundry/api-contract';
import { textOf } from '@laundry/error-catalogue';
import { reports } from '@laundry/strings';
import { Empty, EmptyState, ErrorNotice, LoadingState, PageHeading, PageShell } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import type { Loadable } from '../shared/loadable.ts';
import { failureText } from './failureText.ts';

export interface ReportPageProps {
  heading: string;
  /** The form's height in px, reserved while it loads, so that results do not shift. */
  formHeight: { xs: number; sm: number; md: number };
  buildings: Loadable<Building[]>;
  onRetry: () => void;
  /** The form, once there are buildings to choose from. */
  form: (buildings: readonly Building[]) => ReactNode;
  /** The results, also while the form still loads. */
  children: ReactNode;
}

/** A report's page: its filters as soon as the buildings are loaded, and below them the results. */
export function ReportPage({
  heading,
  formHeight,
  buildings: known,
  onRetry,
  form,
  children,
}: ReportPageProps) {
  // Rendering the form takes long, so the rows are rendered first.
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
        <Box sx={{ minHeight: formHeight }}>
          <LoadingState label={reports.loadingBuildings} />
        </Box>
      )}
      {buildings.status === 'failed' && (
        <ErrorNotice onRetry={onRetry}>{failureText(buildings.error)}</ErrorNotice>
      )}
      {buildings.status === 'ready' && form(buildings.value)}
      <Box sx={{ mt: 1.5 }}>{children}</Box>
    </PageShell>
  );
}
