/** What the simulators share with the API: the same names and local values as its settings. */
export interface Secrets {
  readonly mercadoPagoToken: string;
  readonly mercadoPagoWebhook: string;
  readonly redPagosToken: string;
  readonly redPagosWebhook: string;
  readonly bancardPublicKey: string;
  readonly bancardPrivateKey: string;
  readonly pagosWebClientId: string;
  /** Base64 of 24 bytes. */
  readonly pagosWebKey: string;
  readonly recaptcha: string;
}

/** Reads them from the environment; what is absent takes the value of the local run. */
export const secretsFrom = (environment: NodeJS.ProcessEnv): Secrets => ({
  mercadoPagoToken: environment['MERCADOPAGO_ACCESS_TOKEN'] ?? 'local-mercadopago-token',
  mercadoPagoWebhook: environment['MERCADOPAGO_WEBHOOK_SECRET'] ?? 'local-mercadopago-webhook-secret',
  redPagosToken: environment['REDPAGOS_ACCESS_TOKEN'] ?? 'local-redpagos-token',
  redPagosWebhook: environment['REDPAGOS_WEBHOOK_SECRET'] ?? 'local-redpagos-webhook-secret',
  bancardPublicKey: environment['BANCARD_PUBLIC_KEY'] ?? 'local-bancard-public-key',
  bancardPrivateKey: environment['BANCARD_PRIVATE_KEY'] ?? 'local-bancard-private-key',
  pagosWebClientId: environment['PAGOSWEB_CLIENT_ID'] ?? '4210',
  pagosWebKey: environment['PAGOSWEB_KEY'] ?? 'bG9jYWwtcGFnb3N3ZWIta2V5LTI0Ynl0',
  recaptcha: environment['RECAPTCHA_SECRET'] ?? 'local-recaptcha-secret',
});
