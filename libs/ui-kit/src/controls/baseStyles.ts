import type { CSSObject, Theme } from '@mui/material/styles';
import { focusRing, shadow, motion, radius } from '../theme/tokens.ts';
import { noticeClearance } from '../theme/actionBar.ts';
import { surfaces } from '../theme/surface.ts';

const spinner = (border: string): CSSObject => ({
  content: '""',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border,
  borderTopColor: 'transparent',
  animation: 'kit-turn 1.4s linear infinite',
});

/**
 * Styles of the kit's controls, which are HTML elements with classes. The styles are part of the page, like
 * its base styles, so that pages that must be quick on a slow phone need no style engine.
 */
export function baseStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  const { typography } = theme;
  const { control, inset } = surfaces[theme.surface];
  return {
    ...noticeClearance,
    '.kit-stack': { display: 'flex', flexDirection: 'column', gap: theme.spacing(2.5), minWidth: 0 },
    // Keeps the footer below the viewport, so that a longer step pushes no visible content.
    '.kit-flow': { minHeight: 'calc(100svh - 6rem)' },
    '.kit-reason': {
      ...typography.body2,
      color: palette.text.secondary,
      order: 1,
      flexBasis: '100%',
      borderRadius: 4,
    },
    '.kit-hidden': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '.kit-button': {
      ...typography.button,
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: control,
      minWidth: 64,
      paddingInline: inset,
      paddingBlock: 6,
      border: '1px solid transparent',
      borderRadius: radius.round,
      backgroundColor: 'transparent',
      color: palette.primary.main,
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      transition: `background-color ${motion.quick}ms, transform ${motion.quick}ms ${motion.curve}`,
      '&:active': { transform: 'translateY(1px)' },
      // Clicks reach the element around it (`kit-press`), which reports what the form lacks.
      '&:disabled': { color: palette.action.disabled, pointerEvents: 'none', transform: 'none' },
      '&[aria-disabled=true]': { color: palette.action.disabled, cursor: 'not-allowed' },
      '&[aria-busy=true]': { color: 'transparent', cursor: 'progress' },
      '&[aria-busy=true]::after': {
        ...spinner(`2px solid ${palette.text.primary}`),
        position: 'absolute',
        inset: 0,
        margin: 'auto',
      },
    },
    // Exactly as large as its button.
    '.kit-press': { display: 'inline-grid', borderRadius: radius.round },
    '@keyframes kit-turn': { to: { transform: 'rotate(1turn)' } },
    '.kit-button-contained': {
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
      '&:hover': { backgroundColor: palette.primary.dark },
      '&:disabled, &[aria-busy=true]': { backgroundColor: palette.action.disabledBackground },
      // Browsers print no backgrounds.
      '@media print': { backgroundColor: 'transparent', color: palette.primary.main },
      '@media print, (forced-colors: active)': { borderColor: 'currentColor' },
    },
    '.kit-button-outlined': {
      borderColor: palette.control.border,
      '&:hover:not([aria-disabled=true])': { backgroundColor: palette.background.tinted },
      '&:disabled, &[aria-disabled=true]': { borderColor: palette.action.disabledBackground },
    },
    '.kit-button-text:hover': { backgroundColor: palette.background.tinted },
    '.kit-button-icon': { minWidth: control, paddingInline: 0, borderRadius: radius.control },
    '.kit-button[data-size=small]': {
      minHeight: 36,
      paddingInline: 14,
      fontSize: typography.pxToRem(13),
    },
    '.kit-button[data-color=error]': { color: palette.error.main },
    '.kit-button-contained[data-color=error]': {
      backgroundColor: palette.error.main,
      color: palette.error.contrastText,
      '&:hover': { backgroundColor: palette.error.dark },
    },
    '.kit-start': {
      display: 'inherit',
      marginInline: '-4px 8px',
      '& > svg': { fontSize: 20, width: '1em', height: '1em' },
    },
    '.kit-label': {
      display: 'block',
      marginBottom: 6,
      fontSize: '0.9375rem',
      fontWeight: 600,
      lineHeight: 1.4,
    },
    '.kit-input': {
      ...typography.body1,
      lineHeight: 1.4,
      width: '100%',
      height: control,
      paddingInline: 14,
      border: `1.5px solid ${palette.control.border}`,
      borderRadius: radius.control,
      backgroundColor: palette.background.paper,
      color: palette.text.primary,
      '&:hover': { borderColor: palette.text.secondary },
      '&:focus': focusRing(theme),
      '&[aria-invalid=true]': { borderColor: palette.error.main },
      '&::placeholder': { color: palette.text.secondary, opacity: 1 },
      '&:disabled': { backgroundColor: palette.background.subtle, color: palette.text.disabled },
    },
    '.kit-code': { letterSpacing: '0.06em' },
    // Reserves one line, so that a new text moves nothing.
    '.kit-helper': {
      margin: '4px 0 0',
      minHeight: '1.45em',
      fontSize: '0.875rem',
      lineHeight: 1.45,
      color: palette.text.secondary,
      '&[data-invalid]': { color: palette.error.main },
    },
    '.kit-notice': {
      borderRadius: radius.control,
      border: `1px solid ${palette.info.main}`,
      backgroundColor: palette.info.light,
      padding: theme.spacing(1.75, 2),
      fontSize: '0.9375rem',
      lineHeight: 1.5,
      display: 'grid',
      gap: theme.spacing(1.5),
      justifyItems: 'start',
      overflowWrap: 'anywhere',
      // Below a form, it has a distance to the form's button.
      '.kit-flow > &, form + [role=status] &': { marginTop: theme.spacing(2) },
      '& > div > strong': { display: 'block', fontSize: '1rem', fontWeight: 650 },
      '& a:not(.kit-button)': { color: 'inherit', fontWeight: 600 },
    },
    '.kit-notice-error': { borderColor: palette.error.main, backgroundColor: palette.error.light },
    '.kit-notice-success': { borderColor: palette.success.main, backgroundColor: palette.success.light },
    // Below the page's header, because buttons and the user's thumb are at the bottom.
    '.kit-notifications': {
      position: 'fixed',
      zIndex: theme.zIndex.snackbar,
      top: 'calc(env(safe-area-inset-top, 0px) + 72px)',
      insetInlineEnd: 20,
      width: 'min(420px, calc(100vw - 40px))',
      display: 'grid',
      gap: theme.spacing(1.5),
      '@media print': { display: 'none' },
    },
    '.kit-notification': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: theme.spacing(1.5),
      maxHeight: '45vh',
      overflowY: 'auto',
      padding: theme.spacing(2, 1, 2, 2),
      borderRadius: radius.card,
      border: `1px solid ${palette.divider}`,
      borderInlineStart: `6px solid ${palette.success.main}`,
      backgroundColor: palette.background.paper,
      overflowWrap: 'anywhere',
      boxShadow: shadow.overlay,
      '& strong': { ...typography.h5, display: 'block' },
      '& p': { ...typography.body2, margin: 0, color: palette.text.secondary },
      '& button': { alignSelf: 'start', minHeight: 44, minWidth: 44, marginTop: -10 },
    },
    '.kit-notification-error': { borderInlineStartColor: palette.error.main },
    '.kit-loading': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(2),
      paddingBlock: theme.spacing(3),
      color: palette.text.secondary,
      // It appears after 250 ms, so that quick responses show no loading indicator.
      animation: 'kit-appears 1ms 250ms both',
      '&::before': spinner(`2.5px solid ${palette.primary.main}`),
    },
    '@keyframes kit-appears': { from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0)' } },
  };
}
