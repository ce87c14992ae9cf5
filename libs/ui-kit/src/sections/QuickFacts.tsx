import Box from '@mui/material/Box';

export interface Fact {
  /** The figure, formatted: '1.250'. */
  figure: string;
  /** What it counts. */
  label: string;
}

/** Four are shown two by two where they do not fit in one row. */
const chooseColumns = (facts: number) =>
  facts === 4
    ? { sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }
    : 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))';

/** A few key figures. */
export function QuickFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: chooseColumns(facts.length),
        m: 0,
      }}
    >
      {facts.map(({ figure, label }) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            pl: 2,
            borderLeft: 4,
            borderColor: 'accent.main',
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', lineHeight: 1.4 }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              typography: 'h1',
              // Three of them must fit side by side on a tablet.
              fontSize: 'clamp(2rem, 1.2rem + 2.2vw, 3rem)',
              color: 'primary.main',
              overflowWrap: 'anywhere',
            }}
          >
            {figure}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
