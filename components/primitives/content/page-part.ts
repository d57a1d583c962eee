import type { ComponentType } from 'react';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';

/** The loader of a page part, and whether only members need the part. */
type PartLoad = readonly [load: () => Promise<unknown>, isForMembers: boolean];

/** The page parts of all loaded pages. Loading one may add more. */
export const pageParts: PartLoad[] = [];

/**
 * A code-split part of a page that is rendered initially when the content requires it. Most pages do not need it, or
 * guests do not (`isForMembers`). On a server-rendered page it is already in the HTML. In-app navigation waits for it
 * (`pages/-rendering/page-parts.ts`), so that the layout does not shift.
 */
export function pagePart<Props>(load: () => Promise<ComponentType<Props>>, isForMembers = false) {
  const part = preloadable(load);
  pageParts.push([part.load, isForMembers]);
  return part.Part;
}
