import Box from '@mui/material/Box';

export interface PageContentsProps {
  /** What the list is called. */
  label: string;
  parts: readonly { id: string; title: string }[];
}

const part = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 2,
  border: 1,
  borderColor: 'control.border',
  borderRadius: 22,
  backgroundColor: 'background.paper',
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { borderColor: 'primary.main', color: 'primary.main' },
} as const;

/** The parts of a long page, one press away. */
export function PageContents({ label, parts }: PageContentsProps) {
  return (
    <Box component="nav" aria-label={label}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Box component="a" href={`#${id}`} sx={part}>
              {title}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
