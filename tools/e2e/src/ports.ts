/** Ports of the first run; another base may be given where these are taken. */
export const FIRST_BASE = Number(process.env['E2E_PORT_BASE'] ?? 5800);
