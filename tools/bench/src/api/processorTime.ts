import { readFile } from 'node:fs/promises';

/** Ticks of Linux are hundredths of a second. */
const MS_PER_TICK = 10;
/** In /proc/PID/stat, after the name in brackets. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** How long a process has kept a core busy so far, in ms (Linux). */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) * MS_PER_TICK;
}
