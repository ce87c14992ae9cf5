/** The page to which every provider returns the browser (D13). */
export const resultPage = (publicOrigin: string, transactionId: string): string =>
  `${publicOrigin}/bancard-checkout-success/${transactionId}`;
