import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The workspace's root folder. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A running program. */
export interface Running {
  readonly child: ChildProcess;
  /** Resolves with the first line that matches; rejects when the program ends before. */
  readonly line: (pattern: RegExp) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts a Node program of the workspace, with the given settings over the current environment. */
export function runNode(args: readonly string[], env: Readonly<Record<string, string>> = {}): Running {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NX_DAEMON: 'false', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));

  const line = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = printed.split('\n').find((each) => pattern.test(each));
        if (found !== undefined) settle(() => resolve(found));
      };
      const ended = () =>
        settle(() => reject(new Error(`${args.join(' ')} ended:\n${printed.slice(-2000)}`)));
      const settle = (finish: () => void) => {
        child.stdout.off('data', look);
        child.off('exit', ended);
        finish();
      };
      child.stdout.on('data', look);
      child.once('exit', ended);
      look();
    });

  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.stdin.end();
    child.kill('SIGTERM');
    await exited;
  };
  return { child, line, stop };
}

/** Waits for a program to end. @throws Error when it fails */
export async function finish({ child }: Running): Promise<void> {
  if (child.exitCode === null) await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`a program failed with ${child.exitCode}`);
}
