import { type RefObject, useEffect, useRef } from 'react';
import { type EditorText, editBetween, type TextEdit } from '#machines/composer/editor/markdown-edit.ts';
import { createTextHistory } from '#machines/composer/editor/text-history.ts';

/** Returns the text and the selection of a text area. */
export const textIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): EditorText => ({
  value,
  start: selectionStart,
  end: selectionEnd,
});

const put = (area: HTMLTextAreaElement, { from, to, insert, start, end }: TextEdit) => {
  area.setRangeText(insert, from, to, 'end');
  area.setSelectionRange(start, end);
};

/** The operations on a text area that are available from outside. A read-only one accepts no edits of tools. */
export interface EditorHandle {
  /**
   * Applies an edit by a tool: as a separate undo step, with the selection that the edit defines, and with a call of
   * `onText`.
   */
  apply(make: (text: EditorText) => TextEdit): void;
  /** Records typed text in the history. */
  typed(): void;
  undo(): void;
  redo(): void;
  /** Replaces the text from outside (restored, chosen, discarded). Waits for the end of a composition. */
  replace(latestText: () => string): void;
  focus(): void;
}

/**
 * Applies edits of tools and restored copies to an uncontrolled text area. Its `value` is never set, so that input
 * methods, the caret and concurrent typing are not disturbed. Undo covers all changes.
 */
export function useEditorText(
  area: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onText: (text: string) => void,
): EditorHandle {
  const history = useRef<ReturnType<typeof createTextHistory>>(undefined);
  history.current ??= createTextHistory({ value: text, start: text.length, end: text.length });
  const afterComposing = useComposition(area);
  const note = (isTyping: boolean) => {
    if (!area.current) return;
    history.current?.note(textIn(area.current), performance.now(), isTyping);
    onText(area.current.value);
  };
  const go = (step: EditorText | undefined) => {
    if (!area.current || area.current.readOnly || !step) return;
    put(area.current, editBetween(area.current.value, step));
    onText(area.current.value);
  };
  return {
    apply(make) {
      if (!area.current || area.current.readOnly) return;
      area.current.focus();
      put(area.current, make(textIn(area.current)));
      note(false);
    },
    typed: () => note(true),
    undo: () => go(history.current?.undo()),
    redo: () => go(history.current?.redo()),
    replace: (latestText) =>
      afterComposing(() => {
        if (!area.current) return;
        bringIn(area.current, latestText());
        history.current?.note(textIn(area.current), 0, false);
      }),
    focus: () => area.current?.focus(),
  };
}

/** Replaces the text of a text area. The caret stays at its position within the unchanged text. */
function bringIn(area: HTMLTextAreaElement, text: string) {
  if (area.value === text) return;
  const { selectionStart: start, selectionEnd: end } = area;
  const edit = editBetween(area.value, { value: text, start, end });
  const shift = edit.insert.length - (edit.to - edit.from);
  const moved = (place: number) => (place >= edit.to ? place + shift : Math.min(place, text.length));
  put(area, { ...edit, start: moved(start), end: moved(end) });
}

/**
 * Returns a function that defers an action until an input method has finished composing. Without a composition, the
 * action runs immediately.
 */
function useComposition(area: RefObject<HTMLTextAreaElement | null>) {
  const waiting = useRef<(() => void) | undefined>(undefined);
  const isComposing = useRef(false);
  useEffect(() => {
    const element = area.current;
    const began = () => {
      isComposing.current = true;
    };
    const ended = () => {
      isComposing.current = false;
      setTimeout(() => {
        waiting.current?.();
        waiting.current = undefined;
      });
    };
    element?.addEventListener('compositionstart', began);
    element?.addEventListener('compositionend', ended);
    return () => {
      element?.removeEventListener('compositionstart', began);
      element?.removeEventListener('compositionend', ended);
    };
  }, [area]);
  return (act: () => void) => {
    if (isComposing.current) waiting.current = act;
    else act();
  };
}
