import { Fragment } from 'react';
import Box from '@mui/material/Box';
import { radius } from '@laundry/ui-kit/tokens';

export interface SwatchProps {
  /** The name of the colour. */
  name: string;
  /** Any CSS colour. */
  colour: string;
  /** Its value, if useful. */
  value?: string;
}

/** A colour with its name below. */
export function Swatch({ name, colour, value }: SwatchProps) {
  return (
    <Box>
      <Box
        sx={{
          height: 56,
          borderRadius: `${radius.control}px`,
          backgroundColor: colour,
          border: 1,
          borderColor: 'divider',
        }}
      />
      <Box sx={{ typography: 'caption', fontWeight: 600, mt: 0.5 }}>
        {name.split('.').map((part, index) => (
          <Fragment key={part}>
            {index > 0 && (
              <>
                .<wbr />
              </>
            )}
            {part}
          </Fragment>
        ))}
      </Box>
      {value !== undefined && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{value}</Box>}
    </Box>
  );
}

/** A row of swatches that wraps. */
export const swatches = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))',
  gap: 1.5,
} as const;
