import { type RefObject, useEffect, useRef } from 'react';
import { type EditorText, editBetween, type TextEdit } from '#machines/composer/editor/markdown-edit.ts';
import { createTextHistory } from '#machines/composer/editor/text-history.ts';

/** What is in a text area, and what is selected. */
export const textIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): EditorText => ({
  value,
  start: selectionStart,
  end: selectionEnd,
});

const put = (area: HTMLTextAreaElement, { from, to, insert, start, end }: TextEdit) => {
  area.setRangeText(insert, from, to, 'end');
  area.setSelectionRange(start, end);
};

/** What a text area may be asked to do from outside. */
export interface EditorHandle {
  /** Changes the text as a tool does: a step of its own, selection kept, `onText` told. */
  apply(make: (text: EditorText) => TextEdit): void;
  /** Notes what was typed. */
  typed(): void;
  undo(): void;
  redo(): void;
  /** Brings in words from outside (restored, chosen, discarded); waits for the end of a composition. */
  replace(latestText: () => string): void;
  focus(): void;
}

/**
 * Lets tools and restored copies change a text area that React leaves alone: its `value` is never set, so that input
 * methods, the caret and what is typed meanwhile are not disturbed; Undo works across everything.
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
    if (!area.current || !step) return;
    put(area.current, editBetween(area.current.value, step));
    onText(area.current.value);
  };
  return {
    apply(make) {
      if (!area.current) return;
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

/** Puts other words into the text area; the caret stays where it was among those that are the same. */
function bringIn(area: HTMLTextAreaElement, text: string) {
  if (area.value === text) return;
  const { selectionStart: start, selectionEnd: end } = area;
  const edit = editBetween(area.value, { value: text, start, end });
  const shift = edit.insert.length - (edit.to - edit.from);
  const moved = (place: number) => (place >= edit.to ? place + shift : Math.min(place, text.length));
  put(area, { ...edit, start: moved(start), end: moved(end) });
}

/** Lets something wait until an input method has finished; at once when none is at work. */
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
