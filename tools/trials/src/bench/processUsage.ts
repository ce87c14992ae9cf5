import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const KIB_PER_MIB = 1024;

/** Resident memory of a process and all its descendants, in MiB (shared pages count in each). */
export async function residentMib(root: number): Promise<number> {
  const { stdout } = await run('ps', ['-eo', 'pid=,ppid=,rss=']);
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  // A child may be listed before its parent, so this repeats until nothing is added.
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const [pid = 0, parent = 0] of processes) if (family.has(parent)) family.add(pid);
  }
  const kib = processes.reduce((sum, [pid = 0, , rss = 0]) => (family.has(pid) ? sum + rss : sum), 0);
  return kib / KIB_PER_MIB;
}

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;
/** Positions in /proc/PID/stat after the name in brackets. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** Processor time of a process so far, in ms (Linux). */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) * MS_PER_TICK;
}
