import type { Caddy } from './caddy.ts';
import type { Origins, Ports } from './installation.ts';
import type { Instances } from './instances.ts';
import type { Server } from './postgres.ts';
import type { Releases } from './releases.ts';

/** An installation that runs, and what is done to it. */
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

/** Cards that may be topped up, some hundreds. */
export async function usableCards({ primary }: Deployment): Promise<readonly string[]> {
  const rows = await primary.query<{ uid: string }>(
    `select c.uid from cards c join buildings b on b.id = c.building_id
     where c.state = 'active' and not b.splitting order by c.uid limit 400`,
  );
  return rows.map(({ uid }) => uid);
}

/** In seconds, for people. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
