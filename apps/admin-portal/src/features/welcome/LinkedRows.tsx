import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';

export interface LinkedRow {
  key: string;
  to: string;
  label: string;
  details: readonly string[];
}

/** Lines that lead to where something can be done about them. */
export function LinkedRows({ rows }: { rows: readonly LinkedRow[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map(({ key, to, label, details }) => (
        <Box
          component="li"
          key={key}
          sx={{
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
            overflowWrap: 'anywhere',
            '&:first-of-type': { borderTop: 0 },
          }}
        >
          <MuiLink component={Link} to={to} sx={{ display: 'inline-block', minHeight: 24, fontWeight: 600 }}>
            {label}
          </MuiLink>
          {details.map((detail) => (
            <Box key={detail} sx={{ color: 'text.secondary', typography: 'body2' }}>
              {detail}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
