import Box from '@mui/material/Box';
import { pillLink } from './linkStyles.ts';

export interface PageContentsProps {
  label: string;
  parts: readonly { id: string; title: string }[];
}

/** Links to the parts of a long page. */
export function PageContents({ label, parts }: PageContentsProps) {
  return (
    <Box component="nav" aria-label={label}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Box component="a" href={`#${id}`} sx={pillLink}>
              {title}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
