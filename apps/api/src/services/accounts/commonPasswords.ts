import { server } from '@laundry/strings';
import { dictionary } from '@zxcvbn-ts/language-common';
import { Failure } from '../../failure.ts';

const COUNT = 10_000;

let common: ReadonlySet<string> | undefined;

/**
 * Refuses the ten thousand most common passwords, in whatever case.
 *
 * @throws Failure ex_weak_password, with a message of its own
 */
export function refuseCommonPassword(password: string): void {
  // The list is unpacked at its first use. It has lower case only, the most common one first.
  common ??= new Set(dictionary['passwords-common'].slice(0, COUNT));
  if (common.has(password.toLowerCase()))
    throw new Failure('ex_weak_password', { message: server.commonPassword });
}
