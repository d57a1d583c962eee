import { createContext, type ReactNode } from 'react';
import { useRecordedContext } from '#components/primitives/runtime/cached-fragment.tsx';

/** The bulk action tools of a list: selection checkboxes, and status notes of rows. */
export interface ListTools {
  /** The toolbar above the list. */
  readonly head?: ReactNode;
  readonly box?: (id: number, name: string) => ReactNode;
  readonly note?: (id: number) => ReactNode;
  /** Splits a comment off, together with the selected comments. */
  readonly split?: (commentID: number) => void;
}

/** The tools while they load. Their space is reserved. */
export const noTools: ListTools = {};

/** The tools of the surrounding list; undefined when nothing can be selected. */
export const ListToolsContext = createContext<ListTools | undefined>(undefined);

/** Returns the tools of the surrounding list. Returns undefined when nothing can be selected. */
export const useListTools = (): ListTools | undefined => useRecordedContext(ListToolsContext, itself);

const itself = (tools: ListTools | undefined) => tools;
