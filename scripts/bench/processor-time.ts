import { readdirSync, readFileSync } from 'node:fs';

/** The kernel reports processor time in hundredths of a second. */
const millisecondsPerTick = 10;

/** Processor time of a process in milliseconds: its own, and that of the children it has waited for. */
interface Taken {
  readonly own: number;
  readonly ended: number;
}

/** Reads the fields of `/proc/<pid>/stat` that follow the program's name, which may hold spaces. */
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
 * Returns the processor time of a process and all its children so far, in milliseconds. PostgreSQL's connections and its
 * background workers are children of its first process, which waits for each that ends, so none is lost.
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
      // The process ended meanwhile; the next reading finds its time with its parent.
    }
  }
  return sum;
}
