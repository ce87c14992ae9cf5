import ChevronIcon from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';

export interface LinkedRow {
  key: string;
  to: string;
  label: string;
  details: readonly string[];
  /** Something else that can be done about it, on another page; its name says what about. */
  action?: { label: string; name: string; href: string };
}

/** Lines that lead to where something can be done about them: each is pressed as a whole. */
export function LinkedRows({ rows }: { rows: readonly LinkedRow[] }) {
  return (
    <Box component="ul" sx={{ mx: -1, my: -0.5, p: 0, listStyle: 'none' }}>
      {rows.map(({ key, to, label, details, action }) => (
        <Box component="li" key={key} sx={line}>
          <Box sx={words}>
            <Link to={to} className="way">
              {label}
            </Link>
            <Box sx={about}>
              {details.map((detail) => (
                <span key={detail}>{detail}</span>
              ))}
            </Box>
          </Box>
          {action && (
            <Button
              component="a"
              href={action.href}
              target="_blank"
              rel="noreferrer"
              size="small"
              variant="outlined"
              aria-label={action.name}
              sx={{ position: 'relative', zIndex: 1, flexShrink: 0 }}
            >
              {action.label}
            </Button>
          )}
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
  minHeight: 44,
  px: 1,
  py: 0.5,
  borderRadius: 0.5,
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: 'background.tinted' },
  '& a.way': { color: 'text.primary', fontWeight: 600, textDecoration: 'none' },
  '&:hover a.way': { color: 'primary.main' },
  // The link is as large as its line, and so is its focus ring.
  '& a.way::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& a.way:focus-visible': { outline: 'none' },
  '& a.way:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
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
