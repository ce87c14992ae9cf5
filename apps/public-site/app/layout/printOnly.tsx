import GlobalStyles from '@mui/material/GlobalStyles';

/**
 * Print styles that hide everything except the marked elements, where there are some. A document in a frame
 * starts on the first sheet. Its containers become blocks, as all browsers split only those across sheets.
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
