import { memoize } from '#api/memoize.ts';

type Classes = Readonly<Record<string, string>>;

interface Recipe {
  readonly defaultClassName: string;
  readonly variantClassNames: Readonly<Record<string, Classes>>;
  readonly defaultVariants: Readonly<Record<string, unknown>>;
  readonly compoundVariants: readonly (readonly [chosen: Readonly<Record<string, unknown>>, className: string])[];
}

/**
 * The runtime of vanilla-extract recipes: maps requested variants to class names, with a cache. The build replaces the
 * package's own runtime with it, which supports older browsers and is four times as large.
 */
export function createRuntimeFn({ defaultClassName, variantClassNames, defaultVariants, compoundVariants }: Recipe) {
  const names = Object.keys(variantClassNames);
  const classesOf = memoize((key) => {
    const values = key.split(' ');
    const chosen = (name: string) => values[names.indexOf(name)];
    const own = names.map((name) => variantClassNames[name]?.[chosen(name) ?? '']);
    const compound = compoundVariants
      .filter(([wanted]) => Object.entries(wanted).every(([name, value]) => String(value) === chosen(name)))
      .map(([, className]) => className);
    return [defaultClassName, ...own, ...compound].filter(Boolean).join(' ');
  });
  return (asked: Readonly<Record<string, unknown>> = {}): string =>
    classesOf(names.map((name) => asked[name] ?? defaultVariants[name]).join(' '));
}
