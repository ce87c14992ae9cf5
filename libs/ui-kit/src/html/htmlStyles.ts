import { radius } from '../theme/dimensions.ts';
import { tabularFigures } from '../theme/typography.ts';

/** Styles of a server's text: nothing in it is wider than its container. */
export const htmlStyles = {
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& :is(h1, h2, h3, h4, h5, h6)': { mt: 3, mb: 1, lineHeight: 1.25 },
  '& :is(h1, h2)': { fontSize: '1.25rem' },
  '& :is(h3, h4, h5, h6)': { fontSize: '1.0625rem' },
  '& :is(p, ul, ol, dl, blockquote)': { my: 1.5, maxWidth: '70ch' },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: `${radius.control}px` },
  '& a': { color: 'primary.main', textUnderlineOffset: '0.2em' },
  '& pre': {
    overflowX: 'auto',
    p: 2,
    backgroundColor: 'background.subtle',
    borderRadius: `${radius.control}px`,
  },
  '& blockquote': { ml: 0, pl: 2, borderLeft: 3, borderColor: 'secondary.light' },
  '& div:has(> table)': { maxWidth: '100%', overflowX: 'auto', my: 2 },
  '& table': {
    borderCollapse: 'collapse',
    overflowWrap: 'normal',
    ...tabularFigures,
  },
  '& :is(th, td)': { px: 1.5, py: 1, textAlign: 'start', borderBottom: 1, borderColor: 'divider' },
  '& th': { fontWeight: 650, backgroundColor: 'background.tinted' },
  '& caption': { textAlign: 'start', fontWeight: 650, pb: 1 },
  '& hr': { border: 0, borderTop: 1, borderColor: 'divider', my: 3 },
} as const;
