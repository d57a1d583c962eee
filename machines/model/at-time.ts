/** Runs a function while `Date.now()` returns the given time (milliseconds since 1970). */
export function atTime<T>(moment: number, act: () => T): T {
  const real = Date.now;
  Date.now = () => moment;
  try {
    return act();
  } finally {
    Date.now = real;
  }
}
