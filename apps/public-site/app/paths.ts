/** Every path of the public site, once. */
export const paths = {
  home: '/',
  credit: '/credit',
  bancardCheckout: '/bancard-checkout',
  paymentResult: '/bancard-checkout-success/:id',
  pagoswebCheckout: '/pagosweb-checkout',
} as const;
