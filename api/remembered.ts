/**
 * Remembers what a function made of a text, so that what is asked for again and again (a date's wording, the classes of a
 * button) is made once. All is forgotten when there is too much of it.
 */
export function remembered<Made>(make: (text: string) => Made, most = 2_000): (text: string) => Made {
  const kept = new Map<string, Made>();
  return (text) => {
    let made = kept.get(text);
    if (made === undefined) {
      made = make(text);
      if (kept.size >= most) kept.clear();
      kept.set(text, made);
    }
    return made;
  };
}
