import { join, resolve } from 'node:path';

/** The workspace's root. */
export const ROOT = resolve(import.meta.dirname, '../../../..');

/**
 * The folders of a local run; runs of different names, each with its port base, share none of them.
 *
 * @param environment may set DATA_ROOT; the default is `.data` in the workspace
 */
export function foldersAt(environment: NodeJS.ProcessEnv, name: string) {
  const all = resolve(ROOT, environment['DATA_ROOT'] || '.data', name);
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
export type Folders = Readonly<ReturnType<typeof foldersAt>>;
