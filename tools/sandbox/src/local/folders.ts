import { join, resolve } from 'node:path';

/** The workspace's root. */
export const ROOT = resolve(import.meta.dirname, '../../../..');

/** Where one local run keeps its things; two runs on other ports share none of them. */
export interface Folders {
  readonly all: string;
  readonly database: string;
  readonly publicSite: string;
  readonly portal: string;
  readonly messages: string;
  readonly simulators: string;
  readonly demoData: string;
  readonly controllerKey: string;
  readonly apiLog: string;
}

/** @param environment DATA_ROOT, `.data` of the workspace where it is not given */
export function foldersAt(environment: NodeJS.ProcessEnv, portBase: number): Folders {
  const all = resolve(ROOT, environment['DATA_ROOT'] || '.data', String(portBase));
  return {
    all,
    database: join(all, 'db'),
    publicSite: join(all, 'sites/public'),
    portal: join(all, 'sites/portal'),
    messages: join(all, 'mailbox/messages.ndjson'),
    simulators: join(all, 'simulators/state.json'),
    demoData: join(all, 'demo-data.ndjson'),
    controllerKey: join(all, 'controller.key'),
    apiLog: join(all, 'api.log'),
  };
}
