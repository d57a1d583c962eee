import { useSelector } from '@xstate/react';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { waitFor } from 'xstate';
import { discardDraft } from '#components/composer/draft/discard-draft.ts';
import { type DraftActor, type DraftOptions, useDraft } from '#components/composer/draft/use-draft.ts';
import type { EditorHandle } from '#components/composer/editor/use-editor-text.ts';
import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { connectDraft } from '#machines/composer/draft/draft.connect.ts';
import { postSubmissionMachine } from '#machines/composer/form/post-submission.machine.ts';
import type { ComposerText } from '#machines/composer/form/writing.ts';
import type { Submission } from '#machines/primitives/submission/submission.connect.ts';

/** The post that a text became. */
export interface Posted {
  readonly url: string;
  /** The ID of a comment or message. Undefined when the post waits for approval. */
  readonly postID?: number | undefined;
  /** Whether the change waits for approval. */
  readonly isHeld?: boolean;
}

/** The options of a composer: where the text belongs, its initial value, and how it is sent. */
export interface ComposerInput extends DraftOptions {
  /** Sends the text and returns the post. The same request deletes the draft `draftID`. */
  readonly send: (writing: ComposerText, draftID: number | undefined) => Promise<Posted>;
  readonly onPosted: (posted: Posted) => void;
}

/** The submission of a composer's text. Its output is the post. */
export type PostSubmission = Submission<void, Posted>;

const longestWait = 8_000;

/**
 * Autosaves and sends a text. Combines the draft machine and the submission machine, so that the text is preserved
 * until the server has acknowledged the post.
 */
export function useComposer(input: ComposerInput) {
  const latest = useRef(input);
  latest.current = input;
  const actor = useDraft(input);
  const keeping = connectDraft(
    useSelector(actor, (snapshot) => snapshot),
    actor.send,
  );
  const submission = useSubmission<void, Posted>(postSubmissionMachine, {
    send: async () => {
      const { writing, draft } = await restingText(actor);
      return latest.current.send(writing, draft?.draftID);
    },
    onDone: (posted) => {
      actor.send({ type: 'posting.acknowledged' });
      latest.current.onPosted(posted);
    },
    onFailure: () => actor.send({ type: 'posting.refused' }),
  });
  const editor = useRef<EditorHandle>(null);
  useWordsFromOutside(actor, editor);
  const sendBy = useCallback(
    async (act: ComposerInput['send']) => {
      const { writing, draft } = await restingText(actor);
      const posted = await act(writing, draft?.draftID).catch((error) => {
        actor.send({ type: 'posting.refused' });
        throw error;
      });
      actor.send({ type: 'posting.acknowledged' });
      latest.current.onPosted(posted);
    },
    [actor],
  );
  return {
    keeping,
    submission,
    editor,
    discard: useDiscard(actor),
    /** Sends the text by another request than posting. If it is rejected, the text is preserved as before. */
    sendBy,
  };
}

/** Returns the draft's context once no save is in flight. */
async function restingText(actor: DraftActor) {
  await waitFor(actor, (now) => !now.matches('opening'));
  actor.send({ type: 'posting.began' });
  const isResting = waitFor(actor, (now) => now.matches({ open: { server: 'paused' } }), { timeout: longestWait });
  await isResting.catch(() => {});
  return actor.getSnapshot().context;
}

/** Both machines of a text, as its form uses them. */
export type Composer = ReturnType<typeof useComposer>;

/** Puts restored, chosen or discarded text into the editor synchronously, before further input. */
function useWordsFromOutside(actor: DraftActor, editor: RefObject<EditorHandle | null>) {
  useEffect(() => {
    const body = () => actor.getSnapshot().context.writing.body;
    const bringIn = () => editor.current?.replace(body);
    bringIn();
    const { unsubscribe } = actor.subscribe(bringIn);
    return unsubscribe;
  }, [actor, editor]);
}

const useDiscard = (actor: DraftActor) => useCallback(() => discardDraft(actor), [actor]);
