/**
 * Passes on each line of an output once. `finish` passes on the number of occurrences of the lines that were repeated.
 * Digits are ignored in the comparison, because times and process IDs differ.
 */
export function onceEach(print) {
  const counts = new Map();
  const keyOf = (line) => line.replaceAll(/\d+/g, '0').trim();
  const add = (text) => {
    for (const line of text.split('\n').filter((one) => one.trim())) {
      const key = keyOf(line);
      const known = counts.get(key);
      counts.set(key, { line: known?.line ?? line, count: (known?.count ?? 0) + 1 });
      if (!known) print(line);
    }
  };
  const finish = () => {
    for (const { line, count } of counts.values()) if (count > 1) print(`${line.trim()} (${count} times)`);
    counts.clear();
  };
  return { add, finish };
}
