import Box from '@mui/material/Box';
import { plainList } from '../theme/tokens.ts';

const tick = {
  content: '""',
  position: 'absolute',
  insetInlineStart: '0.25em',
  top: '0.4em',
  width: '0.35em',
  height: '0.7em',
  borderStyle: 'solid',
  borderColor: 'currentColor',
  borderWidth: '0 0.15em 0.15em 0',
  transform: 'rotate(42deg)',
} as const;

/** A list of what is included, with a tick on each line. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 1,
        ...plainList,
        overflowWrap: 'anywhere',
        '& > li': { position: 'relative', pl: '1.6em' },
        '& > li::before': tick,
      }}
    >
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Box>
  );
}
