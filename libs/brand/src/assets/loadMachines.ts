import { exampleMachines } from './exampleMachines.ts';
import { machinesFile } from './machinesFile.ts';
import type { Machine } from './machinesFile.ts';
import { readList, assetsError } from './readList.ts';

const LIST = 'machines.json';
const examples = new Set(exampleMachines.map((machine) => JSON.stringify(machine)));

/**
 * The machines for comparison on product pages: the brand's own; without any, the local run's examples, and
 * none in production.
 *
 * @throws SettingError naming what is wrong; in production examples are wrong as well (D63)
 */
export async function loadMachines(folder: string, inProduction: boolean): Promise<readonly Machine[]> {
  const given = folder === '' ? undefined : await readList(folder, LIST, machinesFile);
  if (given === undefined) return inProduction ? [] : exampleMachines;
  const example = given.find((machine) => examples.has(JSON.stringify(machine)));
  if (inProduction && example)
    throw assetsError(`${LIST}: ${example.model} must not be a machine of the local run`);
  return given;
}
