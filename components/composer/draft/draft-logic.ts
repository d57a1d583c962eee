import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { logFailureOf } from '#components/primitives/runtime/log-unexpected-error.ts';
import { draftMachine } from '#machines/composer/draft/draft.machine.ts';
import type { DraftSave } from '#machines/composer/draft/draft-copy.ts';
import { draftDevice } from '#machines/composer/draft/draft-device.ts';
import { findWriting, removeWriting, saveWriting } from '#machines/composer/draft/draft-saving.ts';
import { copyOf } from '#machines/composer/draft/text-copies.ts';
import type { TextStore } from '#machines/composer/draft/text-store.ts';
import type { ComposerTarget, DraftMark } from '#machines/composer/form/writing.ts';

/** The API and the device's store for a text, its place, and the draft to continue, if known. */
export interface DraftDependencies {
  readonly api: Api;
  readonly store: TextStore;
  readonly place: ComposerTarget;
  readonly draftID?: number | undefined;
  /** Whether the draft is saved on the server while it is written. The device stores every change in any case. */
  readonly autosaves?: boolean;
}

/** The longest delay of a browser's timer, about 25 days. */
const never = 2_147_483_647;

/** Connects the draft machine to the device's store and to the drafts on the server. */
export const draftLogic = ({ api, store, place, draftID, autosaves = true }: DraftDependencies) =>
  draftMachine.provide({
    ...(!autosaves && { delays: { typingPause: never } }),
    actions: { holdOnDevice: ({ context }) => store.hold(context.key, copyOf(context)) },
    actors: {
      ...draftDevice(store),
      findOnServer: fromPromise(() =>
        logFailureOf('Error fetching draft from server', findWriting(api, place, draftID)),
      ),
      saveDraft: fromPromise<DraftMark, DraftSave>(async ({ input: save }) => {
        const draft = await logFailureOf(
          save.draft ? 'Error updating draft' : 'Error autosaving draft',
          saveWriting(api, place, save),
        );
        // Best effort: without the mark, the server's copy is handled as another copy when the text is next opened.
        void store.mark(save.key, save.tab, draft).catch(() => {});
        return draft;
      }),
      removeDraft: fromPromise<void, { draft: DraftMark | undefined }>(({ input: { draft } }) =>
        logFailureOf('Error deleting draft', removeWriting(api, draft?.draftID)),
      ),
    },
  });
