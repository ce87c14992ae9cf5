/** The grid of fields above a table. Below a field only an error takes height, to leave room for rows. */
export const fieldBar = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  alignItems: 'start',
  '& .kit-input': { height: { md: 38 } },
  '& .kit-helper:not([data-invalid])': { height: 0, minHeight: 0, mt: 0, overflow: 'hidden' },
} as const;
