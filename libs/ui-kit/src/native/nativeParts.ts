import type { CSSObject, Theme } from '@mui/material/styles';
import { focusRing } from '../theme/focusRing.ts';
import { motion } from '../theme/motion.ts';
import { radius } from '../theme/shape.ts';
import { surfaces } from '../theme/surface.ts';

/**
 * The kit's native parts (native/): elements of HTML with classes. Their styles stand in the page like its base styles,
 * so that what has to be quick on a slow phone needs no style engine. They look as MUI's parts do.
 */
export function nativeParts(theme: Theme): CSSObject {
  const { palette } = theme.vars ?? theme;
  const { typography } = theme;
  const { control } = surfaces.public;
  return {
    '.kit-stack': { display: 'flex', flexDirection: 'column', gap: theme.spacing(2.5), minWidth: 0 },
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
      paddingInline: 28,
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
      '&:disabled': { color: palette.action.disabled, cursor: 'default', transform: 'none' },
      '&[aria-busy=true]': { color: 'transparent', cursor: 'progress' },
      '&[aria-busy=true]::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        margin: 'auto',
        width: 20,
        height: 20,
        borderRadius: '50%',
        border: `2px solid ${palette.text.primary}`,
        borderTopColor: 'transparent',
        animation: 'kit-turn 1.4s linear infinite',
      },
    },
    '@keyframes kit-turn': { to: { transform: 'rotate(1turn)' } },
    '.kit-button-contained': {
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
      '&:hover': { backgroundColor: palette.primary.dark },
      '&:disabled, &[aria-busy=true]': { backgroundColor: palette.action.disabledBackground },
      '@media (forced-colors: active)': { borderColor: 'currentColor' },
    },
    '.kit-button-outlined': {
      borderColor: palette.control.border,
      '&:hover': { backgroundColor: palette.background.tinted },
      '&:disabled': { borderColor: palette.action.disabledBackground },
    },
    '.kit-button-icon': { minWidth: control, paddingInline: 0, borderRadius: radius.control },
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
      boxSizing: 'border-box',
      paddingInline: 14,
      border: `1.5px solid ${palette.control.border}`,
      borderRadius: radius.control,
      backgroundColor: palette.background.paper,
      color: palette.text.primary,
      '&:hover': { borderColor: palette.text.secondary },
      '&:focus': focusRing(theme),
      '&[aria-invalid=true]': { borderColor: palette.error.main },
    },
    '.kit-code': { letterSpacing: '0.06em' },
    // One line is kept for it, so that nothing moves when it comes.
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
    },
    '.kit-notice-error': { borderColor: palette.error.main, backgroundColor: palette.error.light },
    '.kit-loading': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(2),
      paddingBlock: theme.spacing(3),
      color: palette.text.secondary,
      // What is there at once is not announced: only what takes longer shows that it is awaited.
      animation: 'kit-appears 1ms 250ms both',
      '&::before': {
        content: '""',
        width: 20,
        height: 20,
        borderRadius: '50%',
        border: `2.5px solid ${palette.primary.main}`,
        borderTopColor: 'transparent',
        animation: 'kit-turn 1.4s linear infinite',
      },
    },
    '@keyframes kit-appears': { from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0)' } },
  };
}
