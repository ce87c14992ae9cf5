import { readdir, readFile } from 'node:fs/promises';

const KIB_PER_MIB = 1024;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly residentKib: number;
}

async function readProcess(pid: number): Promise<Process | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return status === '' ? undefined : { pid, parent: field('PPid'), residentKib: field('VmRSS') };
}

/** Resident memory of a process and all its descendants, in MiB (Linux; shared pages count in each). */
export async function residentMib(root: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const processes = (await Promise.all(pids.map(readProcess))).filter((one) => one !== undefined);
  const family = new Set([root]);
  // A child may be listed before its parent, so this repeats until nothing is added.
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  const kib = processes
    .filter(({ pid }) => family.has(pid))
    .reduce((sum, { residentKib }) => sum + residentKib, 0);
  return kib / KIB_PER_MIB;
}

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;
/** Position in /proc/PID/stat after the name in brackets. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** Processor time of a process so far, in ms (Linux). */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) * MS_PER_TICK;
}
