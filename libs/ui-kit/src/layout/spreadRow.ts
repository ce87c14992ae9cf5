/** What stands in a foot side by side, spread over its width, one under the other where there is no room. */
export const spreadRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 1,
} as const;
