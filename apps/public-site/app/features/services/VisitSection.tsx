import Box from '@mui/material/Box';
import { services } from '@laundry/strings';
import { Section } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { RuleList } from '../../layout/RuleList.tsx';
import { serviceParts } from '../../paths.ts';

const { visit: texts } = services;

/** The technical visit: what to prepare, and beside it the request form. */
export const VisitSection = ({ children }: { children: ReactNode }) => (
  <Section id={serviceParts.visit} title={texts.title} lead={texts.lead} tinted>
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 8 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
      }}
    >
      <div>
        <Box component="h3" sx={{ typography: 'h3', m: 0, mb: 1 }}>
          {texts.readyTitle}
        </Box>
        <RuleList rules={texts.ready} />
      </div>
      {children}
    </Box>
  </Section>
);
