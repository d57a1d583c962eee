/** The text that a member writes: a body, for a discussion also its name, and other form data (category, tags). */
export interface ComposerText {
  readonly name: string;
  readonly body: string;
  readonly meta: Readonly<Record<string, unknown>>;
}

/** An empty text. */
export const blankWriting: ComposerText = { name: '', body: '', meta: {} };

/** Returns whether two texts have the same title and body, ignoring leading and trailing spaces. */
export const isSameText = (one: ComposerText, other: ComposerText): boolean =>
  one.name.trim() === other.name.trim() && one.body.trim() === other.body.trim();

const isNothing = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

const metaKey = ({ meta }: ComposerText): string =>
  JSON.stringify(
    Object.keys(meta)
      .sort()
      .filter((name) => !isNothing(meta[name]))
      .map((name) => [name, meta[name]]),
  );

/** Returns whether two texts are the same, including their other form data (category, tags). */
export const isSameWriting = (one: ComposerText, other: ComposerText): boolean =>
  isSameText(one, other) && metaKey(one) === metaKey(other);

/** The author and the records of a text, which determine the key under which it is stored. */
export interface ComposerTarget {
  readonly userID: number;
  readonly recordType: 'comment' | 'discussion' | 'message';
  /** The record that is being edited. Undefined for a new one. */
  readonly recordID?: number | undefined;
  readonly parentRecordType?: 'discussion' | 'category' | 'conversation' | 'user' | undefined;
  readonly parentRecordID?: number | undefined;
  /** The comment to which the text replies. */
  readonly commentParentID?: number | undefined;
}

/** Returns the key of a text on the device: author, kind, record and parent, so that no two texts share one. */
export const writingKey = (place: ComposerTarget): string => {
  const parent =
    place.commentParentID === undefined
      ? `${place.parentRecordType ?? 'none'}:${place.parentRecordID ?? 0}`
      : `comment:${place.commentParentID}`;
  return `${place.userID}/${place.recordType}/${place.recordID ?? 'new'}/${parent}`;
};

/** A reference to the server's copy of a text: the draft and its version. */
export interface DraftMark {
  readonly draftID: number;
  readonly version: number;
}

/**
 * A text as stored by one tab (or by the server, whose tab is `server`). `before` is the text that it replaced and that
 * can be restored; `changedAt` and `discardedAt` are milliseconds.
 */
export interface TextCopy {
  readonly tab: string;
  readonly changedAt: number;
  readonly writing: ComposerText;
  readonly before?: ComposerText | undefined;
  readonly discardedAt?: number | undefined;
  readonly draft?: DraftMark | undefined;
}

/** The tab ID of the server's copy of a text. */
export const serverTab = 'server';

/**
 * The location on a discussion's page where the viewer writes: below it, as a reply to a comment, or in a comment
 * itself.
 */
export type WritingLocation = 'none' | 'bottom' | `reply-${number}` | `edit-${number}`;
