/** The parts of the path of a feature's file. */
export interface FeatureAddress {
  readonly area: string;
  /** The folder below the top-level one: the area, or a group within it, as in `post/menu`. */
  readonly folder: string;
  readonly stem: string;
}

const pattern = /^\/?[a-z]+\/(?<folder>(?<area>[\w-]+)(?:\/[\w-]+)*)\/(?<stem>[\w-]+)\.[^/]+$/;

/**
 * Returns the area, folder and stem of a file: `machines/post/menu/post-deletion.machine.ts` → `post`, `post/menu`,
 * `post-deletion`. Returns undefined for a file that lies in no area. Accepts the separators of every system.
 */
export function addressOf(file: string): FeatureAddress | undefined {
  const { area, folder, stem } = pattern.exec(file.replaceAll('\\', '/'))?.groups ?? {};
  return area && folder && stem ? { area, folder, stem } : undefined;
}
