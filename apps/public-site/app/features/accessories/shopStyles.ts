import type { CSSObject, Theme } from '@mui/material/styles';
import { plainList, radius } from '@laundry/ui-kit/tokens';

/** Styles of the shop's items and steps, by class. They are part of the page, not of its island. */
export function shopStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  const { typography, spacing } = theme;
  return {
    '.shop-items': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
      gap: spacing(2),
      ...plainList,
      [theme.breakpoints.up('md')]: { gap: spacing(3) },
      '& > li': { display: 'grid', minWidth: 0 },
    },
    '.shop-item': {
      display: 'flex',
      flexDirection: 'column',
      gap: spacing(1.5),
      padding: spacing(2.5),
      border: `1px solid ${palette.divider}`,
      borderRadius: radius.block,
      backgroundColor: palette.background.paper,
      overflowWrap: 'anywhere',
      [theme.breakpoints.up('md')]: { padding: spacing(3) },
      '& h3': { ...typography.h3, margin: '4px 0 0' },
    },
    '.shop-text': {
      color: palette.text.secondary,
      '& > *': { margin: '12px 0' },
      '& > :first-child': { marginTop: 0 },
      '& > :last-child': { marginBottom: 0 },
      overflowX: 'auto',
    },
    '.shop-price': {
      display: 'grid',
      gap: spacing(0.5),
      marginTop: 'auto',
      paddingTop: spacing(1),
      '& span': { color: palette.text.secondary },
      '& strong': { ...typography.h2, whiteSpace: 'nowrap' },
    },
    '.shop-picture': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      aspectRatio: '4 / 3',
      overflow: 'hidden',
      borderRadius: radius.card,
      backgroundColor: palette.background.subtle,
      '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
      '& > svg': { width: 'auto', height: '72%' },
    },
    '.shop-summary': {
      display: 'flex',
      alignItems: 'center',
      gap: spacing(2),
      padding: spacing(2),
      marginBottom: spacing(4),
      borderRadius: radius.card,
      backgroundColor: palette.background.subtle,
      color: palette.text.secondary,
      overflowWrap: 'anywhere',
      '& .shop-picture': { width: 72, aspectRatio: '1' },
      '& strong': { ...typography.h4, display: 'block', color: palette.text.primary },
    },
    '.shop-total': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: spacing(2),
      marginBlock: spacing(1),
      '& output': { ...typography.h2, whiteSpace: 'nowrap' },
    },
    '.shop-step': { maxWidth: 560, marginInline: 'auto' },
    // During a purchase the shop's introduction is hidden.
    'main:has(.shop-step) > :not(:has(.shop-step)), main:has(.shop-step) :has(~ [data-island], ~ .shop-step)':
      {
        display: 'none',
      },
  };
}
