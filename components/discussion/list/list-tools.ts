import { createContext, type ReactNode } from 'react';
import { useFact } from '#components/primitives/runtime/cached-fragment.tsx';

/** What those who keep order have at hand in a list: boxes that select, and what is said of a row that was worked on. */
export interface ListTools {
  /** Over the list. */
  readonly head?: ReactNode;
  readonly box?: (id: number, name: string) => ReactNode;
  readonly note?: (id: number) => ReactNode;
  /** Splits a comment off, with what is selected beside it. */
  readonly split?: (commentID: number) => void;
}

/** While the tools are on their way: their places are kept free. */
export const noTools: ListTools = {};

/** The tools of the list around; undefined where nothing can be selected. */
export const ListToolsContext = createContext<ListTools | undefined>(undefined);

/** The tools of the list around; undefined where nothing can be selected. */
export const useListTools = (): ListTools | undefined => useFact(ListToolsContext, itself);

const itself = (tools: ListTools | undefined) => tools;
