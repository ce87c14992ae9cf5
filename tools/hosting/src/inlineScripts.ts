import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const LIST = 'inline-scripts.json';

const isHash = (each: unknown): each is string =>
  typeof each === 'string' && /^'sha256-[A-Za-z0-9+/]{43}='$/.test(each);

const isAbsent = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/**
 * Hashes of the inline scripts of a built site's pages, from the list that its build wrote; empty where there
 * is no list.
 *
 * @throws Error where the list holds anything but hashes, which would weaken the policy
 */
export async function inlineScriptsOf(root: string): Promise<readonly string[]> {
  const text = await readFile(join(root, LIST), 'utf8').catch((error: unknown) => {
    if (isAbsent(error)) return '[]';
    throw error;
  });
  const listed: unknown = JSON.parse(text);
  if (!Array.isArray(listed) || !listed.every(isHash))
    throw new Error(`${LIST} of ${root} is no list of hashes`);
  return listed;
}
