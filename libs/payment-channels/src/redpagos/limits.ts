/** The smallest and the largest payment by RedPagos (providers §4). */
export const LIMITS = { minCents: 100, maxCents: 15_000_000 } as const;
