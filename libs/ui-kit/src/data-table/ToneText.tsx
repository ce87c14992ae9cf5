import type { TextTone } from './columns.ts';

/**
 * A text that is highlighted by its tone. Its style is a class of the table, because it occurs in every row.
 */
export const ToneText = ({ tone, children }: { tone: TextTone; children: string }) => (
  <span className={`tone tone-${tone}`}>{children}</span>
);

const chip = (tone: 'success' | 'warning' | 'error') => ({
  [`& .tone-${tone}`]: {
    display: 'inline-grid',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: 24,
    px: 1,
    borderRadius: '12px',
    backgroundColor: `${tone}.light`,
    color: `${tone}.dark`,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.15,
    verticalAlign: 'middle',
  },
});

/** The styles of all tones, for rows of any kind. */
export const toneStyles = {
  ...chip('success'),
  ...chip('warning'),
  ...chip('error'),
  '& .tone-quiet': { color: 'text.secondary' },
} as const;
