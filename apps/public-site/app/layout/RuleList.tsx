import Box from '@mui/material/Box';
import { Prose } from '@laundry/ui-kit';

/** Short rules, one below the other; with the same marks inside a list of cards. */
export function RuleList({ rules }: { rules: readonly string[] }) {
  return (
    <Prose>
      <Box component="ul" sx={{ listStyleType: 'disc' }}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Box>
    </Prose>
  );
}
