import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { arrowDown, outlined, plainList } from '../theme/tokens.ts';

/** The height of a folded row in px, two lines high enough for a finger. */
export const SUMMARY_HEIGHT = 68;

export interface ExpandableListProps {
  label: string;
  /** Whether newer rows are being loaded. */
  busy?: boolean;
  children: ReactNode;
}

/** Rows for a narrow screen, two lines each, which unfold. */
export const ExpandableList = ({ label, busy = false, children }: ExpandableListProps) => (
  <Box component="ul" role="list" aria-label={label} aria-busy={busy} sx={expandableListStyles}>
    {children}
  </Box>
);

export interface ExpandableListItemProps {
  title: ReactNode;
  /** Placed at the end of the title's line. */
  end?: ReactNode;
  second: ReactNode;
  /** Placed before both lines, such as a checkbox. */
  before?: ReactNode;
  opened?: boolean;
  /** Whether the content is always rendered, for the browser's own search, or only when it is opened. */
  drawn?: 'always' | 'opened';
  children: ReactNode;
}

/** A row of a folded list. */
export function ExpandableListItem({
  title,
  end,
  second,
  before,
  opened = false,
  drawn = 'always',
  children,
}: ExpandableListItemProps) {
  const [open, setOpen] = useState(opened);
  return (
    <li>
      {before}
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className="lines">
            <span className="first">
              <span className="title">{title}</span>
              {end !== undefined && <span className="end">{end}</span>}
            </span>
            <span className="second">{second}</span>
          </span>
        </summary>
        {(open || drawn === 'always') && children}
      </details>
    </li>
  );
}

const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
} as const;

/** The style of all rows in one rule, so that their parts need none. */
export const expandableListStyles = {
  ...plainList,
  ...outlined(),
  typography: 'body2',
  minWidth: 0,
  overflow: 'hidden',
  '& > * + *': { borderTop: 1, borderColor: 'divider' },
  '& > li': { display: 'flex', alignItems: 'flex-start' },
  '& > li > .MuiCheckbox-root': { mt: `${(SUMMARY_HEIGHT - 42) / 2}px`, ml: 0.5, mr: -1 },
  '& > li > details': { flex: 1, minWidth: 0 },
  '& summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 1.5,
    minHeight: SUMMARY_HEIGHT,
    px: 2,
    py: 1.25,
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: -2 },
    '&::after': { ...arrowDown, color: 'text.secondary' },
  },
  '& details[open] > summary::after': { transform: 'rotate(-135deg)' },
  '& details[open] > summary': { backgroundColor: 'background.tinted' },
  '& .lines': { minWidth: 0 },
  // The end wraps below the title if both do not fit on one line, so that neither is cut.
  '& .first': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 1.5,
  },
  '& .title': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 650 },
  '& details[open] .title': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& .end': { flexShrink: 0, maxWidth: '100%', ml: 'auto', fontWeight: 650 },
  '& .second': { ...twoLines, color: 'text.secondary', mt: 0.25 },
} as const;
