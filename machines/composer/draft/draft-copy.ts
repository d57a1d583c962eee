import { ApiFailure } from '#api/failure.ts';
import { type ComposerText, type DraftMark, serverTab, type TextCopy } from '#machines/composer/form/writing.ts';

/** A save in flight: the text, the draft it belongs to, and the time of its last change. */
export interface DraftSave {
  readonly key: string;
  readonly tab: string;
  readonly writing: ComposerText;
  readonly draft: DraftMark | undefined;
  readonly changedAt: number;
}

/** The properties of a draft from the server that contain its text. */
interface DraftRecord {
  readonly draftID: number;
  readonly version: number;
  readonly attributes: object;
}

/** Returns the newer copy from the error of a rejected save. Returns undefined for any other error. */
export const newerOnServer = (error: unknown): DraftRecord | undefined =>
  error instanceof ApiFailure && error.code === 'draft.stale' ? (error.details.record as DraftRecord) : undefined;

const writingIn = (attributes: object): ComposerText => {
  const { name, body, draftMeta } = attributes as { name?: string; body?: string; draftMeta?: Record<string, unknown> };
  const { format: _f, name: _n, deviceKey: _k, commentParentID: _c, ...meta } = draftMeta ?? {};
  return { name: name ?? '', body: body ?? '', meta };
};

/** Returns the server's copy of a text from a draft. `changedAt` is the time of its last save, in milliseconds. */
export const copyFromDraft = ({ draftID, version, attributes }: DraftRecord, changedAt: number): TextCopy => ({
  tab: serverTab,
  changedAt,
  writing: writingIn(attributes),
  draft: { draftID, version },
});
