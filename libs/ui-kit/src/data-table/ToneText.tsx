import type { TextTone } from './columns.ts';

/** A text that stands out by its tone. Its look is a class of the table's, for it is drawn in every row. */
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

/** The looks of all tones, of whatever rows stand in. */
export const toneLook = {
  ...chip('success'),
  ...chip('warning'),
  ...chip('error'),
  '& .tone-quiet': { color: 'text.secondary' },
} as const;
