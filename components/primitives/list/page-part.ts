import type { ComponentType } from 'react';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';

/** Loads a part of a page, which only members may need. */
type PartLoad = readonly [load: () => Promise<unknown>, isForMembers: boolean];

/** The parts of all pages whose scripts are there; some bring parts of their own along. */
export const pageParts: PartLoad[] = [];

/**
 * A part that a page shows from its start where what it tells calls for it, and that comes apart: most pages do without, or
 * guests do (`isForMembers`). A page from the server has it drawn already. One that is opened within the forum waits for it
 * (`pages/-page-parts.ts`), so that nothing moves as it comes.
 */
export function pagePart<Props>(load: () => Promise<ComponentType<Props>>, isForMembers = false) {
  const part = preloadable(load);
  pageParts.push([part.load, isForMembers]);
  return part.Part;
}
