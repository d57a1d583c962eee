import { type StatePart, wordsOfParts } from '#stories/workbench/states/state-words.ts';

/** A state of a contact sheet with its story. */
export interface SheetState {
  readonly state: string;
  readonly story: string;
  readonly parts: readonly StatePart[];
}

/** Returns the readable name of a state. */
export const rowName = ({ parts }: SheetState): string => wordsOfParts(parts);
