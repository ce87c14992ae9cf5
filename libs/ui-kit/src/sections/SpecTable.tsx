import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { ReactNode } from 'react';

export interface Spec {
  name: string;
  /** A number with its unit, or a text. */
  value: ReactNode;
}

const table = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
  maxWidth: 760,
  m: 0,
  borderTop: 2,
  borderColor: 'text.primary',
  '& > *': { py: 1.5 },
  '& > dt': {
    color: 'text.secondary',
    pr: 3,
    pb: { xs: 0, sm: 1.5 },
    borderBottom: { sm: 1 },
    borderColor: { sm: 'divider' },
  },
  '& > dd': {
    m: 0,
    pt: { xs: 0, sm: 1.5 },
    fontWeight: 600,
    borderBottom: 1,
    borderColor: 'divider',
  },
} as const;

/** Technical data as names and values; on a phone the value is below its name. */
export const SpecTable = ({ specs }: { specs: readonly Spec[] }) => (
  <Box component="dl" sx={table}>
    {specs.map(({ name, value }) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </Box>
);
