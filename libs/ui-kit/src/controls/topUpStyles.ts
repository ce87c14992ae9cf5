import type { CSSObject, Theme } from '@mui/material/styles';
import { chosen, plainList, radius } from '../theme/tokens.ts';

/** Styles of a top-up: groups of fields, suggested amounts, prices, summary, remembered cards. */
export function topUpStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  const { typography } = theme;
  return {
    '.kit-section': {
      display: 'flex',
      flexDirection: 'column',
      gap: theme.spacing(1),
      margin: 0,
      marginTop: theme.spacing(2),
      padding: 0,
      border: 0,
      minWidth: 0,
      '& > legend': { ...typography.h3, padding: 0, marginBottom: theme.spacing(2) },
      // Has the same distance to the next label as a field.
      '& > .kit-check:not(:last-child)': { marginBottom: theme.spacing(1) },
    },
    '.kit-lead': { ...typography.body2, color: palette.text.secondary, margin: '0 0 12px' },
    '.kit-amounts': {
      marginBottom: theme.spacing(1.5),
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: theme.spacing(1.25),
      '& button': {
        ...typography.body1,
        fontWeight: 600,
        minHeight: 60,
        padding: theme.spacing(1, 1.5),
        border: `1.5px solid ${palette.control.border}`,
        borderRadius: radius.card,
        backgroundColor: palette.background.paper,
        color: palette.text.primary,
        cursor: 'pointer',
        '&:hover': { borderColor: palette.text.secondary },
        '&[aria-pressed=true]': chosen(theme),
        '@media (forced-colors: active)': { '&[aria-pressed=true]': { outline: '2px solid Highlight' } },
      },
    },
    '.kit-summary': {
      display: 'grid',
      // One column where the text is so large that two would break card codes and amounts.
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(7rem, 40%), 1fr))',
      gap: theme.spacing(1.5, 2),
      margin: theme.spacing(1, 0),
      padding: theme.spacing(2),
      borderRadius: radius.card,
      backgroundColor: palette.action.hover,
      '& div': { minWidth: 0 },
      '& dt': { ...typography.body2, color: palette.text.secondary },
      '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
    },
    '.kit-choices': {
      margin: 0,
      borderTop: `1px solid ${palette.divider}`,
      '& div': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: theme.spacing(1),
        borderBottom: `1px solid ${palette.divider}`,
      },
      '& dt': { ...typography.body2, color: palette.text.secondary },
      '& dd': {
        margin: 0,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      },
      // Where the text is so large that the card or the channel would be cut, the row has several lines.
      '& dt + dd': { flex: '1 1 7.2rem' },
      '& .kit-button': { minHeight: 44, paddingInline: theme.spacing(0.5) },
    },
    '.kit-price': {
      margin: 0,
      padding: theme.spacing(2),
      borderRadius: radius.card,
      backgroundColor: palette.action.hover,
      '& dt, & dd + dd': { ...typography.body2, color: palette.text.secondary },
      '& dd': { margin: 0, textWrap: 'balance' },
      '& dt + dd': { ...typography.h2, whiteSpace: 'nowrap' },
    },
    '.kit-remembered': {
      marginTop: theme.spacing(5),
      '& h2': { ...typography.h4, margin: '0 0 12px' },
      '& ul': { ...plainList, display: 'grid', gap: theme.spacing(1) },
      '& li': { display: 'flex', gap: theme.spacing(1), alignItems: 'center' },
      '& li > :first-child': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    },
    // Makes the amount, the choices and the button fit on one screen of 360 x 740 px.
    [theme.breakpoints.down('sm')]: {
      'form:has(.kit-choices)': {
        '& .kit-amounts button': { minHeight: 52 },
        '& .kit-bar > [role=status]': { minHeight: '1.45em' },
      },
      // Makes three payment methods fit as well, below a building's notice.
      'form:has(.kit-price)': {
        gap: theme.spacing(1.5),
        marginTop: theme.spacing(-1.5),
        '& .kit-fieldset': { gap: theme.spacing(1) },
        '& .kit-choice': { paddingBlock: theme.spacing(0.75) },
      },
      '.kit-price': {
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        alignItems: 'center',
        paddingBlock: theme.spacing(1.25),
        '& dd + dd': { gridColumn: '1 / -1' },
      },
      '.kit-price + .kit-notice': { marginTop: theme.spacing(-1), paddingBlock: theme.spacing(1) },
    },
  };
}
