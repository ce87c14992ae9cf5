import { AppThemeProvider, FeatureCard, PageHeading, PageShell, PublicShell } from '../../src/index.ts';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(
  <AppThemeProvider>
    <PublicShell brandName="L" links={[{ label: 'A', to: '/a' }]}>
      <PageShell>
        <PageHeading>A</PageHeading>
        <FeatureCard title="B">B</FeatureCard>
      </PageShell>
    </PublicShell>
  </AppThemeProvider>,
);
