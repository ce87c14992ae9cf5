import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSite } from '@laundry/built-site';
import type { Site } from '@laundry/built-site';

/** Another site that the public site's pages are compared with. */
export interface Peer {
  readonly name: string;
  readonly site: Site;
}

/** Folders that build tools usually write to. */
const BUILT = ['dist', 'build', 'out', '.'];

const isPage = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

async function builtIn(folder: string): Promise<string | undefined> {
  for (const each of BUILT) if (await isPage(join(folder, each, 'index.html'))) return join(folder, each);
  return undefined;
}

/** The built sites in a folder's subfolders, by name; ratios refer to the first. */
export async function loadPeers(folder: string): Promise<Peer[]> {
  const names = (await readdir(folder)).sort();
  const found = await Promise.all(
    names.map(async (name) => {
      const built = await builtIn(join(folder, name));
      return built === undefined ? [] : [{ name, site: await loadSite(built) }];
    }),
  );
  const peers = found.flat();
  if (peers.length === 0) throw new Error(`no built site with an index.html in the folders of ${folder}`);
  return peers;
}
