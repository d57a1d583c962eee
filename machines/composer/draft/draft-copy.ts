import { ApiFailure } from '#api/failure.ts';
import { type DraftMark, serverTab, type Writing, type WritingCopy } from '#machines/composer/form/writing.ts';

/** A save on its way: the words, the draft they belong to, and the moment of their last change. */
export interface DraftSave {
  readonly key: string;
  readonly tab: string;
  readonly writing: Writing;
  readonly draft: DraftMark | undefined;
  readonly changedAt: number;
}

/** A draft as it comes from the server, as far as its words go. */
interface DraftRecord {
  readonly draftID: number;
  readonly version: number;
  readonly attributes: object;
}

/** The newer copy that a refused save tells of; nothing when the error is another one. */
export const newerOnServer = (error: unknown): DraftRecord | undefined =>
  error instanceof ApiFailure && error.code === 'draft.stale' ? (error.details.record as DraftRecord) : undefined;

const writingIn = (attributes: object): Writing => {
  const { name, body, draftMeta } = attributes as { name?: string; body?: string; draftMeta?: Record<string, unknown> };
  const { format: _f, name: _n, deviceKey: _k, commentParentID: _c, ...meta } = draftMeta ?? {};
  return { name: name ?? '', body: body ?? '', meta };
};

/** The server's copy of a text, from a draft; `changedAt` is when it was last saved, in milliseconds. */
export const copyFromDraft = ({ draftID, version, attributes }: DraftRecord, changedAt: number): WritingCopy => ({
  tab: serverTab,
  changedAt,
  writing: writingIn(attributes),
  draft: { draftID, version },
});
