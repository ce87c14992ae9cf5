/** The site's pages on the way to a provider and back, by the addresses of spec §2. */
export const CHECKOUT_PAGES = {
  /** Where the provider's checkout is embedded (`process_id`). */
  embedded: '/bancard-checkout',
  /** Where the browser posts a form to the provider (`pw_url`). */
  form: '/pagosweb-checkout',
  /** Where every provider returns the browser; the payment's id follows in the path (D13). */
  result: '/bancard-checkout-success',
} as const;
