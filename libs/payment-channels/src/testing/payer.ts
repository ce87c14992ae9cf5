/** What a creation answers. */
export interface CreatedPayment {
  readonly id: string;
  /** The address of the provider's page, from the field of the channel. */
  readonly checkout: string | undefined;
  readonly processId: string | undefined;
  readonly processor: string | undefined;
}

/** A notification from somebody without the provider's secret. */
export interface Forgery {
  readonly path: string;
  readonly type: 'application/json' | 'application/x-www-form-urlencoded';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A channel as a payer without a browser, and a forger, go through it. */
export interface SimulatedPayer {
  /** The fields that its creation demands. */
  readonly demanded: object;
  /** The address of the provider's page; undefined where the answer leads nowhere. */
  readonly pageOf: (payment: CreatedPayment, simulators: string) => Promise<string | undefined>;
  /** Notifications that claim an approval of an order, signed without the secret. */
  readonly forgeries: (order: string, pesos: number) => readonly [Forgery, ...Forgery[]];
}
