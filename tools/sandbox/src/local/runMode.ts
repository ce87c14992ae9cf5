import type { FastifyInstance } from 'fastify';
import type { Closers } from './closers.ts';
import type { Folders } from './folders.ts';

/** What a run has its sites of. */
export interface SitesOptions {
  readonly folders: Folders;
  /** SITE_* and the rest of the environment. */
  readonly settings: NodeJS.ProcessEnv;
  /** Where the API listens. */
  readonly apiOrigin: string;
  readonly signal: AbortSignal;
}

/** In what two local runs differ: `npm start` serves built sites, `npm run dev` their sources. */
export interface RunMode {
  /** What Node runs as the API, from the workspace's root. */
  readonly api: readonly string[];
  /** Hears each line that the API prints. */
  readonly hearApi?: (line: string, say: (text: string) => void) => void;
  /** What is done for the sites while the database is prepared. */
  readonly prepareSites: (options: SitesOptions, say: (text: string) => void) => Promise<void>;
  /** Both sites by their host names; it does not listen yet. */
  readonly openGateway: (options: SitesOptions, closers: Closers) => Promise<FastifyInstance>;
  /** The last lines of what a person is told when it is ready. */
  readonly closing: (folders: Folders) => readonly string[];
}
