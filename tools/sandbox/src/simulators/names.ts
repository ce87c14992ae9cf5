/** The payment providers, by their names in local-run. */
export const PAYMENT_PROVIDERS = ['mercadopago', 'bancard', 'pagosweb', 'redpagos'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];
export type ProviderName = PaymentProvider | 'recaptcha';
