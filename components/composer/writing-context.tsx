import { createContext, type ReactNode, type RefObject, use, useMemo, useRef, useState } from 'react';
import { visuallyHidden } from '#theme/layout/layout.css.ts';
import type { EditorHandle } from './use-editor-text.ts';

/** Where on the page of a discussion somebody writes: below it, as a reply to a comment, or in a comment itself. */
export type WritingSpot = 'none' | 'bottom' | `reply-${number}` | `edit-${number}`;

/** What the parts of a discussion's page share about writing. One editor is open at a time; the others are parked. */
export interface WritingSurroundings {
  readonly spot: WritingSpot;
  readonly open: (spot: WritingSpot) => void;
  /** Told to those who listen, politely. */
  readonly announce: (words: string) => void;
  /** The open editor is ready; what waits to be quoted goes into it. */
  readonly editorReady: (handle: RefObject<EditorHandle | null>) => void;
  /** Puts a block into the open editor, or into the one below the discussion. */
  readonly quote: (block: string) => Promise<void>;
}

/** What is shared about writing, for the parts of a discussion's page; the provider below fills it. */
export const WritingContext = createContext<WritingSurroundings | undefined>(undefined);

/** What is shared about writing on this page. Throws outside of a discussion's page. */
export function useWriting(): WritingSurroundings {
  const writing = use(WritingContext);
  if (!writing) throw new Error('This part belongs on the page of a discussion.');
  return writing;
}

/** Holds which editor of a discussion's page is open, and tells what has become of what was written. */
export function WritingProvider({ children }: { children: ReactNode }) {
  const [spot, setSpot] = useState<WritingSpot>('none');
  const [words, setWords] = useState('');
  const editor = useRef<RefObject<EditorHandle | null>>(null);
  const waiting = useRef<string>(undefined);
  const writing = useMemo<WritingSurroundings>(() => {
    const insert = async (block: string) => {
      const { insertBlock } = await import('#machines/composer/markdown-edit.ts');
      editor.current?.current?.apply((text) => insertBlock(text, block));
    };
    return {
      spot,
      open: (next) => {
        editor.current = null;
        setSpot(next);
      },
      announce: setWords,
      editorReady(handle) {
        editor.current = handle;
        if (waiting.current !== undefined) void insert(waiting.current);
        waiting.current = undefined;
      },
      async quote(block) {
        if (editor.current?.current) return insert(block);
        waiting.current = block;
        if (spot === 'none') setSpot('bottom');
      },
    };
  }, [spot]);
  return (
    <WritingContext value={writing}>
      {children}
      <div role="status" className={visuallyHidden}>
        {words}
      </div>
    </WritingContext>
  );
}
