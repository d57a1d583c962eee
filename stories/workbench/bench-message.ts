import type { Bench } from './bench.ts';
import { frameMessage } from './frame-message.ts';

/** The window of a story with its bench. */
export interface StoryWindow {
  readonly bench: Bench;
  readonly view: Window;
}

/** The message by which the window of a story announces itself to the workbench page. */
export const benchMessage = frameMessage<StoryWindow>('bench');
