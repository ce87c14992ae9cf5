import type { CSSObject, Theme } from '@mui/material/styles';
import { radius } from '../theme/dimensions.ts';
import { shadow } from '../theme/effects.ts';

/** Styles of notifications, which need no others of the native parts. */
export function notificationStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars ?? theme;
  const { typography } = theme;
  return {
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
      '& button': {
        ...typography.button,
        alignSelf: 'start',
        minHeight: 44,
        minWidth: 44,
        marginTop: -10,
        padding: 0,
        border: 0,
        borderRadius: radius.control,
        backgroundColor: 'transparent',
        color: palette.primary.main,
        cursor: 'pointer',
      },
    },
    '.kit-notification-error': { borderInlineStartColor: palette.error.main },
  };
}
