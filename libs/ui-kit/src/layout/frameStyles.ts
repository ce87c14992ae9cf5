import type { CSSObject, Theme } from '@mui/material/styles';
import type { Surface } from '../theme/surface.ts';
import { radius } from '../theme/tokens.ts';

/** The breakpoint that limits the content's width on each site. */
const WIDEST = { public: 'lg', portal: 'xl' } as const satisfies Record<Surface, string>;

/** Styles that every page of both sites needs: frame, heading, logo and colour scheme switch. */
export function frameStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  const { typography, breakpoints, spacing } = theme;
  const desktop = breakpoints.up('md');
  const widest = breakpoints.values[WIDEST[theme.surface]];
  return {
    '.kit-logo': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.4em',
      lineHeight: 1,
      color: palette.text.primary,
    },
    '.kit-skip': {
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: theme.zIndex.tooltip,
      padding: spacing(1.5, 2.5),
      borderRadius: radius.control,
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
      fontWeight: 600,
      // It is clipped, not moved above the viewport, where full-page screenshots would show it.
      '&:not(:focus)': { clipPath: 'inset(50%)' },
    },
    '.kit-page': {
      width: '100%',
      maxWidth: widest,
      marginInline: 'auto',
      padding: spacing(3, 2),
      [breakpoints.up('sm')]: { paddingInline: spacing(3) },
      [desktop]: { paddingBlock: spacing(6) },
    },
    '.kit-heading': {
      marginBottom: spacing(3),
      [desktop]: { marginBottom: spacing(4) },
      '& > h1': { ...typography.h1, margin: 0 },
      '& > p': {
        ...typography.subtitle1,
        color: palette.text.secondary,
        margin: spacing(1.5, 0, 0),
        maxWidth: '60ch',
      },
    },
    // Also reduces the heading, which is inside the page, and the space below it.
    '.kit-page-dense': {
      paddingBlock: spacing(2),
      '& h1': { fontSize: '1.375rem' },
      '& .kit-heading': { marginBottom: spacing(1.5), [desktop]: { marginBottom: spacing(0.75) } },
      [desktop]: { paddingBlock: spacing(1), '& h1': { fontSize: '1.5rem' } },
    },
    '.kit-scheme': {
      ...typography.body2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: spacing(1.25),
      minWidth: 0,
      '& > div': { position: 'relative', maxWidth: '100%' },
      '& select': {
        maxWidth: '100%',
        textOverflow: 'ellipsis',
        font: 'inherit',
        color: palette.text.primary,
        backgroundColor: palette.background.paper,
        border: `1px solid ${palette.control.border}`,
        borderRadius: radius.control,
        appearance: 'none',
        minHeight: 40,
        paddingInline: spacing(1.5, 4.5),
        '&:disabled': { color: palette.text.disabled, opacity: 1 },
      },
      '& svg': { position: 'absolute', insetBlock: 0, right: 6, marginBlock: 'auto', pointerEvents: 'none' },
    },
  };
}
