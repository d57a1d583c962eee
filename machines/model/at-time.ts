/** Does something at a given moment: for as long as it lasts, `Date.now()` is that moment (milliseconds since 1970). */
export function atTime<T>(moment: number, act: () => T): T {
  const real = Date.now;
  Date.now = () => moment;
  try {
    return act();
  } finally {
    Date.now = real;
  }
}
