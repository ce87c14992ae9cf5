/** Of a bar of fields: no room is kept below them for what may be wrong; rows are what the page is for. */
export const collapsedHints = {
  '& .MuiFormHelperText-root:not(.Mui-error)': { height: 0, minHeight: 0, mt: 0, overflow: 'hidden' },
} as const;
