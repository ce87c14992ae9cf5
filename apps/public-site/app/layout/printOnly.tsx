import GlobalStyles from '@mui/material/GlobalStyles';

/**
 * Print styles that hide everything except the marked elements, where there are some. A frame, which no
 * browser divides, begins the first sheet: below any space it would leave that one blank.
 */
export const printOnlyStyles = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body:has([data-on-paper]) *:not(:has([data-on-paper]), [data-on-paper], [data-on-paper] *)': {
          display: 'none !important',
        },
        ':has([data-on-paper] > iframe)': {
          display: 'block !important',
          margin: '0 !important',
          padding: '0 !important',
        },
      },
    }}
  />
);
