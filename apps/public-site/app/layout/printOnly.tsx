import GlobalStyles from '@mui/material/GlobalStyles';

/** Marks what alone stands on paper. */
export const PRINT_ONLY = { 'data-on-paper': '' } as const;

/** On paper, nothing of the page but what is marked. */
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
