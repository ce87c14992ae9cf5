import type { CSSObject, Theme } from '@mui/material/styles';
import { surfaces } from '../theme/surface.ts';
import { plainList, radius } from '../theme/tokens.ts';

/** Styles of password fields: the rules, and the button at the end of the box. */
export function passwordStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  const { control } = surfaces[theme.surface];
  const { typography } = theme;
  return {
    // Has the same distance to the next element as a field.
    '.kit-ruled': { marginBottom: 12 },
    '.kit-rules': {
      ...typography.body2,
      ...plainList,
      display: 'grid',
      gap: 4,
      marginTop: 8,
      '& li': { display: 'flex', alignItems: 'center', gap: 8, color: palette.text.secondary },
      '& [data-met]': { color: palette.success.main },
      '& svg': { flex: 'none', width: '0.75em' },
    },
    '.kit-box': {
      position: 'relative',
      '& > .kit-input:not(:last-child)': { paddingRight: control },
      '& > .kit-glyph-button': { position: 'absolute', insetBlock: 0, right: 2, marginBlock: 'auto' },
    },
    '.kit-glyph-button': {
      display: 'inline-grid',
      placeItems: 'center',
      width: 40,
      height: 40,
      padding: 0,
      border: 0,
      borderRadius: radius.control,
      background: 'none',
      color: palette.action.active,
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.action.hover },
    },
  };
}

/** Styles of an answer to a form: a received report, or a list of machines with the state of each. */
export function answerStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  const { typography } = theme;
  return {
    '.kit-answer': {
      '& > h2': { ...typography.h2, margin: 0 },
      '& > p': { margin: 0, color: palette.text.secondary, overflowWrap: 'anywhere' },
      '& > ul': { ...plainList, display: 'grid', gap: theme.spacing(1.25) },
    },
    '.kit-machine': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: theme.spacing(1.5),
      padding: theme.spacing(1.75, 2, 0.5),
      border: `1px solid ${palette.divider}`,
      borderRadius: radius.card,
      backgroundColor: palette.background.paper,
      '& small': { ...typography.body2, gridColumn: '1 / -1', color: palette.text.secondary, marginTop: 4 },
      '& a': {
        ...typography.body2,
        color: palette.primary.main,
        gridColumn: '1 / -1',
        justifySelf: 'start',
        paddingBlock: 12,
      },
    },
    '.kit-state': {
      ...typography.body2,
      fontWeight: 650,
      whiteSpace: 'nowrap',
      padding: theme.spacing(0.5, 1.5),
      border: `1px solid ${palette.control.border}`,
      borderRadius: radius.round,
      color: palette.text.primary,
      '&[data-state=free]': { borderColor: palette.success.main, backgroundColor: palette.success.light },
      '&[data-state=in_use]': { borderColor: palette.info.main, backgroundColor: palette.info.light },
      '&[data-state=out_of_order]': { borderColor: palette.error.main, backgroundColor: palette.error.light },
    },
  };
}
