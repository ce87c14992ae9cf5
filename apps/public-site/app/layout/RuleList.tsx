import Box from '@mui/material/Box';

/** A list of short rules. Its markers stay the same inside a list of cards. */
export function RuleList({ rules }: { rules: readonly string[] }) {
  return (
    <Box
      component="ul"
      sx={{
        maxWidth: '68ch',
        m: 0,
        pl: '1.4em',
        listStyleType: 'disc',
        '& li': { my: '0.4em' },
        '& li::marker': { color: 'primary.main' },
      }}
    >
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </Box>
  );
}
