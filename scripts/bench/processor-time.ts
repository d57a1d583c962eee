import { readdirSync, readFileSync } from 'node:fs';

/** The kernel reports processor time in hundredths of a second. */
const millisecondsPerTick = 10;

/** The processor time of a process in milliseconds: its own, and that of the terminated children it has waited for. */
interface Taken {
  readonly own: number;
  readonly ended: number;
}

/** Reads the fields of `/proc/<pid>/stat` that follow the program name, which may contain spaces. */
const fieldsOf = (pid: number | string): string[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

function takenBy(fields: readonly string[]): Taken {
  const sum = (place: number) => (Number(fields[place]) + Number(fields[place + 1])) * millisecondsPerTick;
  return { own: sum(11), ended: sum(13) };
}

/** Returns the processor time of all threads of one process so far, in milliseconds. */
export const processorTime = (pid: number): number => takenBy(fieldsOf(pid)).own;

/**
 * Returns the processor time that a process and all its children have used so far, in milliseconds. The connection and
 * background worker processes of PostgreSQL are children of its main process, which waits for each one that terminates,
 * so no time is lost.
 */
export function familyProcessorTime(pid: number): number {
  const { own, ended } = takenBy(fieldsOf(pid));
  let sum = own + ended;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const fields = fieldsOf(name);
      if (Number(fields[1]) === pid) sum += takenBy(fields).own;
    } catch {
      // The process has terminated in the meantime. Its time is included in its parent's at the next reading.
    }
  }
  return sum;
}
