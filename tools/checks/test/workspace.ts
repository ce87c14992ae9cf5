import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The workspace's root. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** Every file that Git tracks or would add, as a path with slashes. */
export const FILES: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
  { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));

export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Source files of the product, tests included. */
export const SOURCES = FILES.filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file));
