import { useActorRef, useMachine, useSelector } from '@xstate/react';
import { type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { fromPromise, waitFor } from 'xstate';
import { useSite } from '#components/shell/site-context.tsx';
import { findWriting, removeWriting, saveWriting } from '#machines/composer/draft-saving.ts';
import { connectSubmission } from '#machines/composer/submission.connect.ts';
import { submissionMachine } from '#machines/composer/submission.machine.ts';
import { connectTextKeeping } from '#machines/composer/text-keeping.connect.ts';
import { type DraftSave, type SavedDraft, textKeepingMachine } from '#machines/composer/text-keeping.machine.ts';
import { type DraftMark, type Writing, type WritingPlace, writingKey } from '#machines/composer/writing.ts';
import type { EditorHandle } from './use-editor-text.ts';

/** Where something is written, what it begins with, and how it is sent. */
export interface ComposerInput {
  readonly place: WritingPlace;
  readonly begin: Writing;
  readonly typed?: Writing | undefined;
  /** The draft to go on with. */
  readonly draftID?: number | undefined;
  /** Sends the words; the answer's `url` is where they can be read. `draftID` is taken away with them. */
  readonly send: (writing: Writing, draftID: number | undefined) => Promise<{ url: string }>;
  readonly onPosted: (url: string) => void;
}

const longestWait = 8_000;

/** Keeps a text while it is written and sends it: both machines, joined so that a text stays until it is acknowledged. */
export function useComposer(input: ComposerInput) {
  const { api } = useSite();
  const latest = useRef(input);
  latest.current = input;
  const tab = useTab();
  const keepingLogic = useMemo(() => {
    const { place } = latest.current;
    return textKeepingMachine.provide({
      actors: {
        saveDraft: fromPromise<SavedDraft, DraftSave>(({ input: save }) => saveWriting(api, place, save)),
        removeDraft: fromPromise<void, { draft: DraftMark | undefined }>(({ input: { draft } }) =>
          removeWriting(api, draft?.draftID),
        ),
      },
    });
  }, [api]);
  const { place, begin, typed, draftID } = input;
  const actor = useActorRef(keepingLogic, {
    input: { key: writingKey(place), tab, begin, typed, findOnServer: () => findWriting(api, place, draftID) },
  });
  const keeping = connectTextKeeping(
    useSelector(actor, (snapshot) => snapshot),
    actor.send,
  );
  const submissionLogic = useMemo(
    () =>
      submissionMachine.provide({
        actors: {
          send: fromPromise(async () => {
            await waitFor(actor, (now) => now.matches({ server: 'paused' }), { timeout: longestWait }).catch(() => {});
            const { writing, draft } = actor.getSnapshot().context;
            return latest.current.send(writing, draft?.draftID);
          }),
        },
        actions: {
          tellBegan: () => actor.send({ type: 'posting.began' }),
          tellRefused: () => actor.send({ type: 'posting.refused' }),
          tellPosted: (_, { url }) => {
            actor.send({ type: 'posting.acknowledged' });
            latest.current.onPosted(url);
          },
        },
      }),
    [actor],
  );
  const [snapshot, send] = useMachine(submissionLogic);
  const editor = useRef<EditorHandle>(null);
  useWordsFromOutside(actor, editor);
  useLastSave(actor, api, place);
  return { keeping, submission: connectSubmission(snapshot, send), editor };
}

/** Both machines of a text, as its form sees them. */
export type Composer = ReturnType<typeof useComposer>;

type KeepingActor = ReturnType<typeof useActorRef<typeof textKeepingMachine>>;

function useTab(): string {
  const id = useId();
  return useMemo(() => `${crypto.randomUUID()}${id}`, [id]);
}

/** Words that were restored, chosen or discarded go into the editor in the same moment, before anything more is typed. */
function useWordsFromOutside(actor: KeepingActor, editor: RefObject<EditorHandle | null>) {
  useEffect(() => {
    const body = () => actor.getSnapshot().context.writing.body;
    const bringIn = () => editor.current?.replace(body);
    bringIn();
    const { unsubscribe } = actor.subscribe(bringIn);
    return unsubscribe;
  }, [actor, editor]);
}

/** Who leaves before typing has paused for long enough finds the words on other devices all the same. */
function useLastSave(actor: KeepingActor, api: Parameters<typeof saveWriting>[0], place: WritingPlace) {
  const latest = useRef(place);
  latest.current = place;
  useEffect(
    () => () => {
      const snapshot = actor.getSnapshot();
      if (snapshot.matches({ server: 'waiting' }) && snapshot.context.other === undefined)
        void saveWriting(api, latest.current, snapshot.context).catch(() => {});
    },
    [actor, api],
  );
}
