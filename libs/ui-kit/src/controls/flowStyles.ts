import type { CSSObject, Theme } from '@mui/material/styles';
import { actionBarClearance } from '../theme/actionBar.ts';
import { chosen, focusRing, plainList, radius } from '../theme/tokens.ts';

/** Styles of flows with steps: options and progress. */
export function flowStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  const { typography } = theme;
  return {
    '.kit-choice': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: theme.spacing(1.5),
      padding: theme.spacing(1.75, 2),
      border: `1.5px solid ${palette.control.border}`,
      borderRadius: radius.card,
      backgroundColor: palette.background.paper,
      cursor: 'pointer',
      '& input': {
        appearance: 'none',
        width: 22,
        height: 22,
        margin: 0,
        border: `2px solid ${palette.control.border}`,
        borderRadius: '50%',
        backgroundColor: palette.background.paper,
        cursor: 'inherit',
        '&:checked': { border: `7px solid ${palette.primary.main}` },
        '&:focus-visible': { outline: 'none' },
        '@media (forced-colors: active)': { appearance: 'auto' },
      },
      '& strong': { fontWeight: 600 },
      '& small': { ...typography.body2, gridColumn: 2, gridRow: 2, color: palette.text.secondary },
      '& .kit-mark': { gridColumn: 3, gridRow: '1 / span 2' },
      // A payment method's logo has its own colours, made for a white background.
      '& img.kit-mark': {
        width: 'auto',
        maxWidth: 88,
        objectFit: 'contain',
        backgroundColor: palette.common.white,
      },
      // The mark is beside the name only, so that the description has the card's full width.
      [theme.breakpoints.down('sm')]: {
        paddingBlock: theme.spacing(1),
        '& small': { gridColumn: '1 / -1' },
        '& .kit-mark': { gridRow: 1, width: 32, height: 32, padding: 5 },
      },
      '&:has(input:checked)': chosen(theme),
      '&:has(input:focus-visible)': focusRing(theme),
      '@media (forced-colors: active)': { '&:has(input:checked)': { outline: '2px solid Highlight' } },
    },
    '.kit-mark': {
      width: 44,
      height: 44,
      padding: 8,
      borderRadius: radius.control,
      backgroundColor: palette.background.tinted,
      color: palette.primary.main,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.6,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    '.kit-fieldset': { display: 'grid', gap: theme.spacing(1.25) },
    '.kit-steps': {
      display: 'grid',
      gap: theme.spacing(1),
      ...plainList,
      marginBottom: theme.spacing(3),
      '& li': { color: palette.text.secondary },
      '& li::before': {
        content: '""',
        display: 'block',
        height: 6,
        marginBottom: theme.spacing(1),
        borderRadius: radius.round,
        backgroundColor: palette.divider,
      },
      '& [data-reached]::before': { backgroundColor: palette.primary.main },
      '& [aria-current]': { color: palette.text.primary, fontWeight: 700 },
      '& span': {
        ...typography.body2,
        lineHeight: 1.3,
        fontWeight: 'inherit',
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      },
      '@media (forced-colors: active)': {
        '& li::before': { border: '1px solid CanvasText' },
        '& [data-reached]::before': { backgroundColor: 'CanvasText' },
      },
    },
    '.kit-overline': { ...typography.overline, color: palette.text.secondary, margin: '0 0 4px' },
    ...actionBarClearance(theme),
  };
}
