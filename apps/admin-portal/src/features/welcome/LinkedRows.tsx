import { ButtonLink } from '@laundry/ui-kit';
import ChevronIcon from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import { Link } from 'react-router';

export interface LinkedRow {
  /** Where it leads: another place for each row. */
  to: string;
  label: string;
  details: readonly string[];
  /** A second link, to another page. `name` is its accessible name, which includes what it is about. */
  action?: { label: string; name: string; href: string };
}

/** The rows shown before the folded ones. A single further row is not folded, as that saves no room. */
const IN_SIGHT = 6;

export interface LinkedRowsProps {
  rows: readonly LinkedRow[];
  /** The label that unfolds the remaining rows; without it all rows are shown. */
  more?: (rows: number) => string;
}

/** Rows that link to where something can be done about them. Each is clickable as a whole. */
export function LinkedRows({ rows, more }: LinkedRowsProps) {
  const inSight = more && rows.length > IN_SIGHT + 1 ? IN_SIGHT : rows.length;
  return (
    <>
      <Lines rows={rows.slice(0, inSight)} />
      {inSight < rows.length && (
        <Box component="details" sx={{ mt: 1 }}>
          <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 1 }}>
            {more?.(rows.length - inSight)}
          </Box>
          <Lines rows={rows.slice(inSight)} />
        </Box>
      )}
    </>
  );
}

function Lines({ rows }: Pick<LinkedRowsProps, 'rows'>) {
  return (
    <Box component="ul" sx={list}>
      {rows.map(({ to, label, details, action }) => (
        <Box component="li" key={to} sx={line}>
          <Box sx={action ? { ...words, ...aboveButton } : words}>
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
            <Box sx={button}>
              <ButtonLink
                to={action.href}
                target="_blank"
                rel="noreferrer"
                size="small"
                variant="outlined"
                aria-label={action.name}
              >
                {action.label}
              </ButtonLink>
            </Box>
          )}
          <ChevronIcon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
        </Box>
      ))}
    </Box>
  );
}

const list = { mx: -1, my: -0.5, p: 0, listStyle: 'none', containerType: 'inline-size' } as const;

/** Lists too narrow for a label and its details in one line, and for a button beside both. */
const STACKED = '@container (max-width: 18rem)';
const BUTTON_BELOW = '@container (max-width: 30rem)';

const line = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
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
  // The link covers its whole row, and so does its focus ring.
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
  [STACKED]: { flexDirection: 'column' },
} as const;

/** The width of the first line except the chevron at its end. */
const aboveButton = { [BUTTON_BELOW]: { flexBasis: 'calc(100% - 36px)' } } as const;

const button = {
  position: 'relative',
  zIndex: 1,
  flexShrink: 0,
  [BUTTON_BELOW]: { order: 1, mb: 0.5 },
} as const;

const about = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  color: 'text.secondary',
  typography: 'body2',
} as const;
