import type { EditorText } from './markdown-edit.ts';

const most = 200;
const burst = 800;

/** The undo history of an editor. */
export interface TextHistory {
  /** Records a change. Text typed without a pause is one step; a change by a tool is a separate one. */
  note(text: EditorText, at: number, isTyping: boolean): void;
  /** Returns the text before the last step. Returns undefined at the beginning. */
  undo(): EditorText | undefined;
  /** Returns the text after the step that was undone last. Returns undefined at the end. */
  redo(): EditorText | undefined;
}

/**
 * Creates the undo history of a text. Browsers discard their own history when a script changes a text area, so that one
 * use of a toolbar button would make all earlier typing irreversible.
 */
export function createTextHistory(begin: EditorText): TextHistory {
  let steps: EditorText[] = [begin];
  let place = 0;
  let burstUntil = 0;
  const go = (to: number): EditorText | undefined => {
    const step = steps[to];
    if (!step) return undefined;
    place = to;
    burstUntil = 0;
    return step;
  };
  return {
    note(text, at, isTyping) {
      if (text.value === steps[place]?.value) return;
      const joins = isTyping && at < burstUntil && place > 0;
      steps = [...steps.slice(joins ? 0 : Math.max(0, place + 2 - most), joins ? place : place + 1), text];
      place = steps.length - 1;
      burstUntil = isTyping ? at + burst : 0;
    },
    undo: () => go(place - 1),
    redo: () => go(place + 1),
  };
}
