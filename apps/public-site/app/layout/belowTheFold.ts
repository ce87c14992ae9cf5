/**
 * Parts of a page that are out of the window are styled, laid out and painted when they come near it; they
 * are searched, linked to and printed all the same. Only where the browser keeps what is read in its place
 * while heights above it become known (`overflow-anchor`).
 */
export const belowTheFold = {
  '@supports (overflow-anchor: auto)': {
    'main > section, main > aside, body footer': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 45rem',
    },
  },
} as const;
