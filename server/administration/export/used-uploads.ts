const isWithin = (path: string): boolean => !path.split('/').includes('..');

/** Returns the paths of the uploads that a text refers to, except those that lead out of the folder of uploads. */
export const uploadsIn = (text: string): string[] =>
  [...text.matchAll(/\/uploads\/([\w./-]+)/g)].map(([, path = '']) => path).filter(isWithin);

/** The paths of the uploads that exported texts refer to. Its memory grows with the number of these uploads. */
export class UsedUploads {
  readonly #paths = new Set<string>();

  /** Notes every upload that a text refers to. */
  read(text: string): void {
    for (const path of uploadsIn(text)) this.#paths.add(path);
  }

  /** Adds a path, unless it leads out of the folder of uploads. */
  add(path: string): void {
    if (isWithin(path)) this.#paths.add(path);
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  /** The paths in alphabetical order. */
  get paths(): readonly string[] {
    return [...this.#paths].toSorted();
  }
}
