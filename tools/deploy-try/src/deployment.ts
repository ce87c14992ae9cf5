import type { Caddy } from './caddy.ts';
import type { Origins, Ports } from './installation.ts';
import type { Instances } from './instances.ts';
import type { Server } from './postgres.ts';
import type { Releases } from './releases.ts';

/** A running installation and the operations on it. */
export interface Deployment {
  readonly primary: Server;
  readonly standby: Server;
  readonly releases: Releases;
  readonly caddy: Caddy;
  readonly instances: Instances;
  readonly origins: Origins;
  readonly ports: Ports;
  readonly folder: string;
  readonly say: (line: string) => void;
}

/** Some hundred cards that can be topped up. */
export async function usableCards({ primary }: Deployment): Promise<readonly string[]> {
  const rows = await primary.query<{ uid: string }>(
    `select c.uid from cards c join buildings b on b.id = c.building_id
     where c.state = 'active' and not b.splitting order by c.uid limit 400`,
  );
  return rows.map(({ uid }) => uid);
}

/** A duration in seconds, as text. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
