import type { FastifyInstance } from 'fastify';
import type { Closers } from './closers.ts';
import type { Folders } from './folders.ts';

/** What is needed to serve the sites. */
export interface SitesOptions {
  readonly folders: Folders;
  /** The environment, with the SITE_* settings. */
  readonly settings: NodeJS.ProcessEnv;
  /** The API's own address. */
  readonly apiOrigin: string;
  readonly signal: AbortSignal;
}

/** How `npm start`, which serves built sites, and `npm run dev`, which serves sources, differ. */
export interface RunMode {
  /** The arguments with which Node runs the API, from the workspace's root. */
  readonly api: readonly string[];
  /** Receives each line of the API's output. */
  readonly onApiLine?: (line: string, say: (text: string) => void) => void;
  /** Prepares the sites while the database is prepared. */
  readonly prepareSites: (options: SitesOptions, say: (text: string) => void) => Promise<void>;
  /** Creates the server of both sites, which does not listen yet. */
  readonly openGateway: (options: SitesOptions, closers: Closers) => Promise<FastifyInstance>;
  /** The last lines of the announcement. */
  readonly closing: (folders: Folders) => readonly string[];
}
