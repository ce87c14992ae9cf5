import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingError } from '@laundry/settings';
import * as v from 'valibot';

/** An error about the content of a brand's folder. */
export const assetsError = (message: string) => new SettingError([{ name: 'SITE_BRAND_ASSETS', message }]);

/**
 * Reads and checks a list in a brand's folder; undefined where it does not exist.
 *
 * @throws SettingError naming the file and what is wrong with it
 */
export async function readList<const Schema extends v.GenericSchema>(
  folder: string,
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw assetsError(`${file} must be JSON`);
  }
  const read = v.safeParse(schema, json);
  if (read.success) return read.output;
  const issues = read.issues.map((issue) => `${v.getDotPath(issue) ?? 'all'}: ${issue.message}`);
  throw assetsError(`${file}: ${issues.join('; ')}`);
}
