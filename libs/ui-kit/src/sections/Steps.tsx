import Box from '@mui/material/Box';
import { kitSections } from '@laundry/strings';
import type { ReactNode } from 'react';

export interface HowToStep {
  title: string;
  text?: ReactNode;
  /** A decorative drawing of about 120 px. */
  picture?: ReactNode;
}

const number = {
  content: 'counter(step) / ""',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  fontWeight: 750,
  fontSize: '1.125rem',
  backgroundColor: 'accent.main',
  color: 'accent.contrastText',
  '@media (forced-colors: active)': { border: '2px solid CanvasText' },
} as const;

/** The line from one step to the next. */
const thread = {
  content: '""',
  position: 'absolute',
  insetBlock: '52px 8px',
  insetInlineStart: 20.5,
  width: 3,
  borderRadius: 2,
  backgroundColor: 'divider',
  '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
} as const;

/** Step-by-step instructions, each step with its drawing. */
export function Steps({ steps }: { steps: readonly HowToStep[] }) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 840 }}>
      {steps.map(({ title, text, picture }, index) => (
        <Box
          component="li"
          key={title}
          sx={{
            position: 'relative',
            display: 'grid',
            gridTemplateColumns: { xs: '44px minmax(0, 1fr)', sm: '44px minmax(0, 1fr) auto' },
            columnGap: { xs: 2, sm: 3 },
            rowGap: 2,
            pb: { xs: 4, md: 5 },
            '&:last-child': { pb: 0 },
            // The picture is beside the text, and below it on a phone.
            '& > :nth-child(2)': { gridColumn: { xs: 2, sm: 3 } },
            counterIncrement: 'step',
            '&::before': number,
            '&:not(:last-child)::after': thread,
          }}
        >
          <div>
            <Box component="h3" sx={{ typography: 'h3', m: 0, mt: 1 }}>
              <span className="kit-hidden">{`${kitSections.step(index + 1)}: `}</span>
              {title}
            </Box>
            {text !== undefined && (
              <Box sx={{ mt: 1, color: 'text.secondary', maxWidth: '56ch' }}>{text}</Box>
            )}
          </div>
          {picture}
        </Box>
      ))}
    </Box>
  );
}
