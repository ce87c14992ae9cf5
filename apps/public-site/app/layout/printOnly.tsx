import GlobalStyles from '@mui/material/GlobalStyles';

/**
 * Print styles that hide everything except the marked elements, where there are some. A document begins the
 * first sheet, and goes on over the next ones, as within blocks alone every browser divides it.
 */
export const printOnlyStyles = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body:has([data-on-paper]) *:not(:has([data-on-paper]), [data-on-paper], [data-on-paper] *)': {
          display: 'none !important',
        },
        ':has([data-on-paper] iframe)': {
          display: 'block !important',
          maxWidth: 'none !important',
          margin: '0 !important',
          padding: '0 !important',
        },
      },
    }}
  />
);
