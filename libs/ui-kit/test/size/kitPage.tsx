import { AppThemeProvider, PageHeading, PageShell, PublicShell } from '../../src/index.ts';
import Card from '@mui/material/Card';
import { createRoot } from 'react-dom/client';
import { AnchorLink } from '../AnchorLink.tsx';

createRoot(document.body).render(
  <AppThemeProvider>
    <PublicShell brandName="L" links={[{ label: 'A', to: '/a' }]} link={AnchorLink}>
      <PageShell>
        <PageHeading>A</PageHeading>
        <Card>B</Card>
      </PageShell>
    </PublicShell>
  </AppThemeProvider>,
);
