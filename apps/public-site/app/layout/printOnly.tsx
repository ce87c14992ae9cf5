import GlobalStyles from '@mui/material/GlobalStyles';

/** Print styles that hide everything except the marked elements, where there are some. */
export const printOnlyStyles = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body:has([data-on-paper]) *:not(:has([data-on-paper]), [data-on-paper], [data-on-paper] *)': {
          display: 'none !important',
        },
      },
    }}
  />
);
