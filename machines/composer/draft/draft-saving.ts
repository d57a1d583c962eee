import type { Api } from '#api/api.ts';
import { addDraft, listDrafts, readDraftForEdit, removeDraft, saveDraft } from '#api/composer/draft/draft.client.ts';
import {
  type ComposerTarget,
  type ComposerText,
  type DraftMark,
  type TextCopy,
  writingKey,
} from '#machines/composer/form/writing.ts';
import { copyFromDraft, type DraftSave } from './draft-copy.ts';

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/**
 * Returns the parent record of a draft: the category selected in the form of a discussion, the discussion of a comment,
 * or the conversation of a message.
 */
const parentOf = ({ recordType, parentRecordType, parentRecordID }: ComposerTarget, { meta }: ComposerText) => {
  const categoryID = recordType === 'discussion' ? (numberIn(meta['categoryID']) ?? parentRecordID) : undefined;
  if (categoryID) return { parentRecordType: 'category' as const, parentRecordID: categoryID };
  const isKept = parentRecordType === 'discussion' || parentRecordType === 'conversation';
  if (recordType !== 'discussion' && isKept && parentRecordID) return { parentRecordType, parentRecordID };
  return { parentRecordType: null, parentRecordID: null };
};

/**
 * Converts a text to a draft as the server stores it (docs/behavior/composer.md#drafts). `deviceKey` is the key under
 * which the device stores the text.
 */
export const draftOf = (place: ComposerTarget, { writing, changedAt }: Pick<DraftSave, 'writing' | 'changedAt'>) => {
  const { recordType, recordID, commentParentID } = place;
  return {
    recordType,
    recordID: recordID ?? null,
    ...parentOf(place, writing),
    attributes: {
      body: writing.body,
      name: writing.name,
      format: 'markdown',
      draftType: recordType,
      lastSaved: new Date(changedAt).toISOString(),
      draftMeta: {
        ...writing.meta,
        format: 'markdown',
        name: writing.name,
        deviceKey: writingKey(place),
        ...(commentParentID !== undefined && { commentParentID }),
      },
    },
  };
};

/** Saves a text on the server, as a new draft or as a new version of the draft it continues. */
export async function saveWriting(api: Api, place: ComposerTarget, save: DraftSave): Promise<DraftMark> {
  const { draft } = save;
  const body = draftOf(place, save);
  const saved = draft
    ? (await saveDraft(api, draft.draftID, { ...body, version: draft.version })).body
    : (await addDraft(api, body)).body;
  return { draftID: saved.draftID, version: saved.version };
}

/** Deletes a draft from the server. */
export const removeWriting = async (api: Api, draftID: number | undefined): Promise<void> => {
  if (draftID !== undefined) await removeDraft(api, draftID);
};

interface Found {
  readonly draftID: number;
  readonly version: number;
  readonly recordID: number | null;
  readonly dateUpdated: string | null;
  readonly attributes: Record<string, unknown>;
}

const copyOf = (draft: Found): TextCopy => copyFromDraft(draft, Date.parse(draft.dateUpdated ?? '') || 0);

/** Returns whether a draft belongs to a place. A draft without a device key is identified by its records. */
const isAt = (place: ComposerTarget, { attributes, recordID }: Found): boolean => {
  const meta = (attributes['draftMeta'] ?? {}) as { deviceKey?: unknown; commentParentID?: unknown };
  if (meta.deviceKey !== undefined) return meta.deviceKey === writingKey(place);
  return (recordID ?? undefined) === place.recordID && meta.commentParentID === place.commentParentID;
};

/** Finds the server's copy of a text: the draft with the given ID, or the one that belongs to the same place. */
export async function findWriting(
  api: Api,
  place: ComposerTarget,
  draftID: number | undefined,
): Promise<TextCopy | undefined> {
  if (draftID !== undefined) return copyOf((await readDraftForEdit(api, draftID)).body);
  const { recordType, recordID } = place;
  const hasParent = recordType === 'comment' || place.parentRecordType === 'conversation';
  const { body: drafts } = await listDrafts(api, {
    recordType,
    // Scheduled drafts are finished: they are opened only by their ID.
    draftStatus: 'draft',
    limit: 100,
    ...(recordID !== undefined && { recordID }),
    ...(hasParent && place.parentRecordID !== undefined && { parentRecordID: place.parentRecordID }),
  });
  const found = drafts.find((draft) => isAt(place, draft));
  return found && copyOf(found);
}
