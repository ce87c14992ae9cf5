import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { createClosers } from '@laundry/sandbox/local';
import type { Ports } from './installation.ts';
import { postgresPrograms, postgresUser } from './machine.ts';
import { Server } from './postgres.ts';

/** A primary with an empty database, and a standby that follows it. */
export async function prepareDatabase(
  folder: string,
  ports: Ports,
  closers: ReturnType<typeof createClosers>,
): Promise<{ readonly primary: Server; readonly standby: Server }> {
  const user = await postgresUser();
  const own = join(folder, 'postgresql');
  await mkdir(own);
  // PostgreSQL's user has to traverse this folder, but may not list it.
  await chmod(folder, 0o711);
  await chown(own, user.uid, user.gid);
  const options = {
    programs: await postgresPrograms(),
    user,
    folder: own,
    password: randomBytes(16).toString('hex'),
  };
  const primary = new Server(options, 'primary', ports.primary);
  const standby = new Server(options, 'standby', ports.standby);
  closers.add(() => primary.stop('clean'));
  closers.add(() => standby.stop('clean'));
  await primary.create();
  await primary.start();
  await primary.query('create database laundry', 'postgres');
  await standby.follow(primary);
  return { primary, standby };
}
