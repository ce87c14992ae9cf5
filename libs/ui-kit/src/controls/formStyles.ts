import type { CSSObject, Theme } from '@mui/material/styles';
import { actionBar } from '../theme/actionBar.ts';
import { surfaces } from '../theme/surface.ts';
import { arrowDown, plainList, radius } from '../theme/tokens.ts';

/** A button inside a text, underlined like a link, for actions within the page. */
const linkButton: CSSObject = {
  padding: 0,
  border: 0,
  borderRadius: radius.link,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 550,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
};

/** Styles of forms: everything around their controls, and their buttons. */
export function formStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  const { control } = surfaces[theme.surface];
  const isPublic = theme.surface === 'public';
  return {
    '.kit-text': {
      height: 'auto',
      paddingBlock: 12,
      resize: 'vertical',
      fieldSizing: 'content',
      minHeight: '7lh',
      maxHeight: '16lh',
    },
    // Keeps a field's message closer to its field than to the next one; the portal's forms are dense.
    '.kit-helper': { marginBottom: isPublic ? theme.spacing(1) : 0 },
    // The drawing is as high as the field, so that it moves nothing.
    '.kit-code-row': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.spacing(1.5),
      '& > input': { flex: '1 0 7em', minWidth: 0 },
      '& > svg': { flexShrink: 0, height: control, width: 'auto' },
    },
    '.kit-quantity': {
      display: 'grid',
      gridTemplateColumns: '1fr auto auto',
      gap: theme.spacing(1),
      '& button': { fontSize: '1.5rem' },
    },
    '.kit-format': {
      position: 'relative',
      '& > span': { position: 'absolute', insetInlineStart: 14, lineHeight: `${control}px` },
      '& > span + input': { paddingInlineStart: 34 },
    },
    '.kit-select': {
      position: 'relative',
      '& select': { appearance: 'none', paddingInlineEnd: 44, cursor: 'pointer' },
      '&::after': {
        ...arrowDown,
        position: 'absolute',
        insetInlineEnd: 20,
        top: '50%',
        color: palette.text.secondary,
        transform: 'translateY(-75%) rotate(45deg)',
        pointerEvents: 'none',
      },
    },
    '.kit-warning': {
      display: 'flex',
      gap: 6,
      color: palette.warning.main,
      '& > svg': { flex: 'none' },
      '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
    },
    '.kit-field-errors': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.spacing(2),
      ...plainList,
      '& button': { minHeight: 28 },
    },
    '.kit-link-button': linkButton,
    '.kit-check': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      columnGap: theme.spacing(1.5),
      minHeight: 44,
      cursor: 'pointer',
      '& input': {
        appearance: 'none',
        display: 'grid',
        placeContent: 'center',
        // The minimum target size beside other controls (WCAG 2.5.8).
        width: 24,
        height: 24,
        margin: 0,
        border: `2px solid ${palette.control.border}`,
        borderRadius: 6,
        backgroundColor: palette.background.paper,
        cursor: 'inherit',
      },
      '& input:checked': { borderColor: palette.primary.main, backgroundColor: palette.primary.main },
      '& input:checked::before': {
        content: '""',
        width: 12,
        height: 12,
        clipPath: 'polygon(14% 44%, 0 62%, 42% 100%, 100% 18%, 82% 4%, 40% 66%)',
        backgroundColor: palette.primary.contrastText,
      },
      '&:has(:disabled)': { cursor: 'default', color: palette.text.disabled },
      '& input:disabled': { borderColor: palette.action.disabled },
      '@media (forced-colors: active)': { '& input': { appearance: 'auto' } },
    },
    ...(!isPublic && { 'form .kit-notice': { marginTop: theme.spacing(1) } }),
    '.kit-actions': {
      paddingTop: isPublic ? 0 : 4,
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.spacing(1.5),
      alignItems: 'flex-start',
      '& > .kit-bar, & > .kit-main': { display: 'contents' },
      [theme.breakpoints.down('sm')]: {
        '&:has(> .kit-bar)': { display: 'contents' },
        ...(isPublic && {
          '&:not(:has(> div)) > .kit-button': { flexGrow: 1 },
          '& > .kit-main': { display: 'grid', gap: theme.spacing(1), flexBasis: '100%' },
        }),
        '& > .kit-bar': actionBar(theme),
        // Not sticky while the button is disabled, because it would cover the options to choose from.
        '& > .kit-bar-enabled:has(> :disabled)': { position: 'static' },
      },
    },
  };
}
