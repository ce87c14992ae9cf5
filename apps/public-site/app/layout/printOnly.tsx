import GlobalStyles from '@mui/material/GlobalStyles';

/** Marks the only element that is printed. */
export const PRINT_ONLY = { 'data-on-paper': '' } as const;

/** Print styles that hide everything except the marked element. */
export const printOnlyStyles = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body *:not(:has([data-on-paper]), [data-on-paper], [data-on-paper] *)': {
          display: 'none !important',
        },
      },
    }}
  />
);
