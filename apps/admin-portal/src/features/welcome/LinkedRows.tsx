import ChevronIcon from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import { Link } from 'react-router';

export interface LinkedRow {
  key: string;
  to: string;
  label: string;
  details: readonly string[];
}

/** Lines that lead to where something can be done about them: each is pressed as a whole. */
export function LinkedRows({ rows }: { rows: readonly LinkedRow[] }) {
  return (
    <Box component="ul" sx={{ mx: -1, my: -0.5, p: 0, listStyle: 'none' }}>
      {rows.map(({ key, to, label, details }) => (
        <Box component="li" key={key} sx={line}>
          <Box sx={words}>
            <Link to={to}>{label}</Link>
            <Box sx={about}>
              {details.map((detail) => (
                <span key={detail}>{detail}</span>
              ))}
            </Box>
          </Box>
          <ChevronIcon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
        </Box>
      ))}
    </Box>
  );
}

const line = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  px: 1,
  py: 0.75,
  borderRadius: 0.5,
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: 'background.tinted' },
  '& a': { color: 'text.primary', fontWeight: 600, textDecoration: 'none' },
  '&:hover a': { color: 'primary.main' },
  // The link is as large as its line, and so is its focus ring.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const words = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  flex: 1,
  minWidth: 0,
} as const;

const about = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  color: 'text.secondary',
  typography: 'body2',
} as const;
