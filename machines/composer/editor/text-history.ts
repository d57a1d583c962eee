import type { EditorText } from './markdown-edit.ts';

const most = 200;
const burst = 800;

/** What an editor can go back and forth to. */
export interface TextHistory {
  /** Notes a change; what is typed without a pause is one step, a tool's change is one of its own. */
  note(text: EditorText, at: number, isTyping: boolean): void;
  /** The text before the last step; nothing at the beginning. */
  undo(): EditorText | undefined;
  /** The text after the step taken back last. */
  redo(): EditorText | undefined;
}

/**
 * The steps of a text. Browsers forget their own when a program changes a text area, so that one press of a toolbar
 * button would make everything typed before it final.
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
