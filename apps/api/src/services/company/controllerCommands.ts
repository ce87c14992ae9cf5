import * as v from 'valibot';
import type { Executor } from '../../database/connect.ts';
import {
  buildingByReference,
  endControllerKeys,
  insertController,
  insertControllerKey,
  listControllers,
  lockController,
  lockControllerKeys,
  replaceControllerKey,
} from '../../queries/machines/controllers.ts';
import type { Actor } from '../../queries/company/audit.ts';
import { DAY_MS } from '../../shared/clock.ts';
import { decryptWithAny, encrypt, newToken } from '../../shared/secrets.ts';
import type { CoreDependencies } from '../dependencies.ts';
import { listSecrets } from '../machines/controllers.ts';
import { changeRecorded, command, manualAction, refusal, shortText } from './command.ts';

/** The name that a controller sends in X-Controller. */
const name = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'small letters, digits and hyphens, 63 at most'),
);

function requireSecret({ settings }: CoreDependencies): void {
  if (settings.CONTROLLER_KEYS_SECRET === '')
    throw refusal('CONTROLLER_KEYS_SECRET is not set: without it no controller has keys');
}

const ofController = (
  verb: string,
  { name: subject, ...action }: Actor & { readonly id: string; readonly name: string },
) => ({
  ...action,
  command: `controller ${verb}`,
  subject,
});

/**
 * Issues a key to a controller.
 *
 * @param prepare throws where it cannot have one
 * @returns the key, which is shown only this once
 */
async function issueKey(
  deps: CoreDependencies,
  action: ReturnType<typeof ofController> & { readonly changes?: object },
  prepare: (transaction: Executor, at: Date) => Promise<void>,
): Promise<{ readonly key: string }> {
  requireSecret(deps);
  const { CONTROLLER_KEYS_SECRET: secret, CONTROLLER_KEY_OVERLAP_DAYS: overlapDays } = deps.settings;
  const { subject } = action;
  const key = newToken();
  await changeRecorded(deps, action, async (transaction, at) => {
    await prepare(transaction, at);
    const overlapUntil = new Date(at.getTime() + overlapDays * DAY_MS);
    await insertControllerKey(transaction, subject, encrypt(key, secret, subject), at, overlapUntil);
  });
  return { key };
}

function decryptKey(encrypted: string, secrets: readonly string[], controller: string): string {
  try {
    return decryptWithAny(encrypted, secrets, controller);
  } catch {
    throw refusal('a key was encrypted by another secret than these two: nothing is changed');
  }
}

/** Commands for the controllers in the buildings and their signing keys (D60). A key is shown only once. */
export const CONTROLLER_COMMANDS = {
  addController: command(
    v.object({ ...manualAction, name, building: shortText }),
    (deps, { building: reference, ...action }) =>
      issueKey(
        deps,
        { ...ofController('add', action), changes: { building: reference } },
        async (transaction, at) => {
          const building = await buildingByReference(transaction, reference);
          if (!building) throw refusal(`there is no building ${reference}`);
          if (!(await insertController(transaction, action.name, building.id, at)))
            throw refusal(`there is a controller ${action.name} already`);
        },
      ),
  ),
  /** The previous key stays valid for CONTROLLER_KEY_OVERLAP_DAYS, for the controller to be updated. */
  rotateControllerKey: command(v.object({ ...manualAction, name }), (deps, action) =>
    issueKey(deps, ofController('rotate', action), async (transaction) => {
      if (!(await lockController(transaction, action.name)))
        throw refusal(`there is no controller ${action.name}`);
    }),
  ),
  revokeController: command(v.object({ ...manualAction, name }), (deps, action) =>
    changeRecorded(deps, ofController('revoke', action), async (transaction, at) => {
      if (!(await endControllerKeys(transaction, action.name, at)))
        throw refusal(`no key of a controller ${action.name} holds`);
      return {};
    }),
  ),
  /**
   * Encrypts all stored keys with CONTROLLER_KEYS_SECRET, so that CONTROLLER_KEYS_SECRET_BEFORE can be
   * removed. The keys themselves stay the same, so controllers are not affected.
   */
  reencryptControllerKeys: command(v.object(manualAction), async (deps, action) => {
    requireSecret(deps);
    const { settings } = deps;
    return changeRecorded(
      deps,
      ofController('reencrypt', { ...action, name: 'all' }),
      async (transaction) => {
        const keys = await lockControllerKeys(transaction);
        for (const { id, controller_id: controller, encrypted_key: encrypted } of keys) {
          const key = decryptKey(encrypted, listSecrets({ settings }), controller);
          await replaceControllerKey(
            transaction,
            id,
            encrypt(key, settings.CONTROLLER_KEYS_SECRET, controller),
          );
        }
        return { count: keys.length };
      },
    );
  }),
  controllers: command(v.object({}), ({ db, clock }) => listControllers(db, clock())),
} as const;
