import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { home as texts } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import { CreditBox } from './CreditBox.tsx';

/** Home: what the company does, and the box that starts a top-up. */
export function HomePage({ portalUrl }: { portalUrl: string }) {
  return (
    <PageShell>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 8 },
          gridTemplateColumns: { md: '3fr 2fr' },
          alignItems: 'center',
        }}
      >
        <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
        <CreditBox />
      </Box>
      <Box component="section" sx={{ mt: { xs: 6, md: 10 } }}>
        <Box component="h2" sx={{ typography: 'h2', m: 0, mb: 3 }}>
          {texts.waysTitle}
        </Box>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {texts.ways.map(({ title, text }) => (
            <Card key={title} sx={{ p: 3 }}>
              <Box component="h3" sx={{ typography: 'h3', m: 0, mb: 1 }}>
                {title}
              </Box>
              {text}
            </Card>
          ))}
        </Box>
      </Box>
      <Box component="section" sx={{ mt: { xs: 6, md: 10 }, mb: 4 }}>
        <Box component="h2" sx={{ typography: 'h2', m: 0, mb: 1 }}>
          {texts.administrationsTitle}
        </Box>
        <Box component="p" sx={{ m: 0, mb: 1 }}>
          {texts.administrationsText}
        </Box>
        <Link href={portalUrl} sx={{ display: 'inline-block', py: 0.5 }}>
          {texts.administrationsLink}
        </Link>
      </Box>
    </PageShell>
  );
}
