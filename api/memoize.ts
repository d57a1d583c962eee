/**
 * Returns a memoized version of a function of a string, for values that are computed often (date formats, the classes
 * of a button). The cache is cleared when it exceeds `most` entries.
 */
export function memoize<Made>(make: (text: string) => Made, most = 2_000): (text: string) => Made {
  const cached = new Map<string, Made>();
  return (text) => {
    let made = cached.get(text);
    if (made === undefined) {
      made = make(text);
      if (cached.size >= most) cached.clear();
      cached.set(text, made);
    }
    return made;
  };
}
