import Box from '@mui/material/Box';
import { kit } from '@laundry/strings';
import { radius } from '../theme/tokens.ts';

/** The id of the document's <main>, the target of the skip link. */
export const CONTENT_ID = 'contenido';

/** The first Tab stop, which skips the navigation. Visible only while it has the focus. */
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
        // It is clipped, not moved above the window, because full-page screenshots show what lies there.
        '&:not(:focus)': { clipPath: 'inset(50%)' },
      }}
    >
      {kit.skipToContent}
    </Box>
  );
}
