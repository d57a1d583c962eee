import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { type RefObject, useRef } from 'react';
import type { LayoutRecord } from '#api/administration/layout/layout-record.contract.ts';
import { fromDefinition, toDefinition } from '#api/administration/layout-editor/layout-codec.ts';
import {
  readLayoutDraft,
  removeLayoutDraft,
  storeLayoutDraft,
} from '#api/administration/layout-editor/layout-draft.client.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { FoundDraft } from '#machines/administration/layout-editor/layout-draft.machine.ts';
import type { EditorCatalog } from './editor-catalog.ts';
import type { LayoutDraftCalls } from './layout-draft.tsx';
import { randomID } from './random-id.ts';

let store: UseStore | undefined;

const opened = (): UseStore => {
  store ??= createStore('folkmoot-layouts', 'drafts');
  return store;
};

/**
 * The drafts of layouts on this device, by layout and member. Without IndexedDB, as in some private windows, nothing is
 * kept, and only the server has the draft.
 */
const deviceDrafts = {
  find: (key: string): Promise<FoundDraft | undefined> => get<FoundDraft>(key, opened()).catch(() => undefined),
  keep: (key: string, draft: FoundDraft): Promise<void> => set(key, draft, opened()).catch(() => undefined),
  forget: (key: string): Promise<void> => del(key, opened()).catch(() => undefined),
};

interface DraftsOfLayout {
  readonly calls: LayoutDraftCalls;
  /** The revision on which a continued draft is based, until it is saved. */
  readonly base: RefObject<number | undefined>;
}

/** Returns how the drafts of a layout are found and stored: on this device, and on the server. */
export function useDraftCalls(layout: LayoutRecord, { names }: EditorCatalog): DraftsOfLayout {
  const { api, me } = useSite();
  const base = useRef<number>(undefined);
  const { layoutID } = layout;
  const key = `${me.userID}/${layoutID}`;
  const wireOf = ({ name, document }: Pick<FoundDraft, 'name' | 'document'>) =>
    JSON.stringify([name, toDefinition(document, names)]);
  const isOther = (draft: FoundDraft) => wireOf(draft) !== JSON.stringify([layout.name, layout.layout]);
  const onServer = async (): Promise<FoundDraft | undefined> => {
    const { draft } = (await readLayoutDraft(api, layoutID)).body;
    if (!draft) return undefined;
    const { sections } = fromDefinition(draft.layout, { registry: names, newID: randomID });
    const { name, revisionID, dateUpdated } = draft;
    return { name, document: { format: 1, sections }, revisionID, changedAt: Date.parse(dateUpdated) };
  };
  const calls: LayoutDraftCalls = {
    find: async () => {
      const found = await Promise.all([deviceDrafts.find(key), onServer().catch(() => undefined)]);
      const [newest] = found
        .filter((draft) => draft !== undefined)
        .filter(isOther)
        .sort((one, other) => other.changedAt - one.changedAt);
      return newest;
    },
    store: ({ name, document, revisionID, isChanged }) =>
      isChanged
        ? storeLayoutDraft(api, layoutID, {
            name,
            layout: toDefinition(document, names),
            revisionID: base.current ?? revisionID,
          })
        : removeLayoutDraft(api, layoutID),
    keepOnDevice: ({ name, document, revisionID, isChanged }) => {
      const draft = { name, document, revisionID: base.current ?? revisionID, changedAt: Date.now() };
      void (isChanged ? deviceDrafts.keep(key, draft) : deviceDrafts.forget(key));
    },
    rebase: (revisionID) => {
      base.current = revisionID;
    },
    forget: () => {
      void deviceDrafts.forget(key);
      void removeLayoutDraft(api, layoutID).catch(() => undefined);
    },
  };
  return { calls, base };
}
