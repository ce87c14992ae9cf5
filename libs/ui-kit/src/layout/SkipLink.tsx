import Box from '@mui/material/Box';
import { kit } from '@laundry/strings';
import { radius } from '../theme/dimensions.ts';

/** Where the skip link leads: the id of the document's <main>. */
export const CONTENT_ID = 'contenido';

/** The first stop of the Tab key: past the navigation. Out of sight until it has focus. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href={`#${CONTENT_ID}`}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2.5,
        py: 1.5,
        borderRadius: `${radius.control}px`,
        backgroundColor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        // Clipped, not moved away: a picture of the whole page shows what lies above the window.
        '&:not(:focus)': { clipPath: 'inset(50%)' },
      }}
    >
      {kit.skipToContent}
    </Box>
  );
}
