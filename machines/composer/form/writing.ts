/** What a member is writing: a body, for a discussion also its name, and what else its form holds (category, tags). */
export interface Writing {
  readonly name: string;
  readonly body: string;
  readonly meta: Readonly<Record<string, unknown>>;
}

/** Nothing written yet. */
export const blankWriting: Writing = { name: '', body: '', meta: {} };

/** Whether the words of two texts are the same; spaces at their ends do not make them differ. */
export const isSameText = (one: Writing, other: Writing): boolean =>
  one.name.trim() === other.name.trim() && one.body.trim() === other.body.trim();

const isNothing = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

const metaKey = ({ meta }: Writing): string =>
  JSON.stringify(
    Object.keys(meta)
      .sort()
      .filter((name) => !isNothing(meta[name]))
      .map((name) => [name, meta[name]]),
  );

/** Whether two texts are the same, with what else their form holds (category, tags). */
export const isSameWriting = (one: Writing, other: Writing): boolean =>
  isSameText(one, other) && metaKey(one) === metaKey(other);

/** What a text is about; with its author it is the address under which the text is kept. */
export interface WritingPlace {
  readonly userID: number;
  readonly recordType: 'comment' | 'discussion' | 'message';
  /** The record that is being changed; nothing for a new one. */
  readonly recordID?: number | undefined;
  readonly parentRecordType?: 'discussion' | 'category' | 'conversation' | 'user' | undefined;
  readonly parentRecordID?: number | undefined;
  /** The comment that is being answered. */
  readonly commentParentID?: number | undefined;
}

/** The address of a text on the device: author, kind, record and parent, so that no two texts share one. */
export const writingKey = (place: WritingPlace): string => {
  const parent =
    place.commentParentID === undefined
      ? `${place.parentRecordType ?? 'none'}:${place.parentRecordID ?? 0}`
      : `comment:${place.commentParentID}`;
  return `${place.userID}/${place.recordType}/${place.recordID ?? 'new'}/${parent}`;
};

/** The server's copy of a text: which draft, and which of its saves. */
export interface DraftMark {
  readonly draftID: number;
  readonly version: number;
}

/**
 * A text as one tab (or the server, whose tab is `server`) keeps it. `before` is what it replaced and can be brought
 * back; `changedAt` and `discardedAt` are milliseconds.
 */
export interface WritingCopy {
  readonly tab: string;
  readonly changedAt: number;
  readonly writing: Writing;
  readonly before?: Writing | undefined;
  readonly discardedAt?: number | undefined;
  readonly draft?: DraftMark | undefined;
}

/** The tab that the server's copy of a text bears. */
export const serverTab = 'server';

/** Where on the page of a discussion somebody writes: below it, as a reply to a comment, or in a comment itself. */
export type WritingSpot = 'none' | 'bottom' | `reply-${number}` | `edit-${number}`;
