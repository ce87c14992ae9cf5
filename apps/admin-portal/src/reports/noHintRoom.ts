/** Of a bar of fields: no room is kept below them for hints that are seldom there; rows are what the page is for. */
export const noHintRoom = {
  '& .MuiFormHelperText-root:empty': { minHeight: 0, mt: 0 },
  '& .MuiFormHelperText-root:has(> .notranslate)': { minHeight: 0, height: 0, mt: 0 },
} as const;
