import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { connectCreateCommentLocation } from '#machines/composer/form/create-comment-location.connect.ts';
import {
  createCommentLocationMachine,
  type DraftInQuestion,
} from '#machines/composer/form/create-comment-location.machine.ts';
import type { WritingLocation } from '#machines/composer/form/writing.ts';

/** The draft of the open editor. `discard` resolves when the draft has been removed. */
export interface OpenDraft {
  readonly isThere: boolean;
  readonly discard: () => Promise<void>;
}

/** The draft of the form below the discussion, available even while its editor is closed. */
export interface BottomDraft {
  readonly isKept: () => boolean;
  readonly discard: () => Promise<void>;
}

/** The handle by which the rest of the page controls the mounted comment location. */
export interface LocationHandle {
  readonly choose: (spot: WritingLocation) => void;
}

/** Props of the comment location: its initial spot, the drafts of the page, and the callback for moves. */
export interface CreateCommentLocationProps {
  readonly spot: WritingLocation;
  readonly draft: OpenDraft | undefined;
  readonly bottom?: BottomDraft | undefined;
  readonly onSpot: (spot: WritingLocation) => void;
  readonly onReady: (handle: LocationHandle | undefined) => void;
}

/**
 * Determines where on the page the viewer writes, and opens a confirmation before a reply with a draft is left for
 * another location.
 */
export function CreateCommentLocation({ spot, draft, bottom, onSpot, onReady }: CreateCommentLocationProps) {
  const latest = useRef({ draft, bottom, onSpot, onReady });
  latest.current = { draft, bottom, onSpot, onReady };
  const machine = useMemo(
    () =>
      createCommentLocationMachine.provide({
        actors: {
          discardDraft: fromPromise<void, DraftInQuestion>(({ input: { asked } }) => {
            const inQuestion = asked === 'open' ? latest.current.draft : latest.current.bottom;
            return inQuestion?.discard() ?? Promise.resolve();
          }),
        },
        actions: { tellSpot: (_, { spot: next }) => latest.current.onSpot(next) },
      }),
    [],
  );
  const [snapshot, send, actor] = useMachine(machine, { input: { spot } });
  const location = connectCreateCommentLocation(snapshot, send);
  const hasDraft = draft?.isThere === true;
  const had = useRef(hasDraft);
  useEffect(() => {
    if (hasDraft && snapshot.value === 'writing') actor.send({ type: 'draft.appeared' });
    if (!hasDraft && had.current) actor.send({ type: 'draft.gone' });
    had.current = hasDraft;
  }, [hasDraft, snapshot.value, actor]);
  useEffect(() => {
    latest.current.onReady({
      choose: (next) =>
        actor.send({ type: 'location.chosen', spot: next, isBottomKept: latest.current.bottom?.isKept() ?? false }),
    });
    return () => latest.current.onReady(undefined);
  }, [actor]);
  return (
    <div {...location.getRootProps()}>
      <DiscardQuestion location={location} />
    </div>
  );
}

function DiscardQuestion({ location }: { location: ReturnType<typeof connectCreateCommentLocation> }) {
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={location.isAsking}
      onOpenChange={(isOpen) => !isOpen && !location.isBusy && location.close()}
      title={t('composer.location.title')}
      size="small"
      initialFocus={safe}
    >
      <DialogBody>
        <p>{t(location.isReplying ? 'composer.location.question-reply' : 'composer.location.question')}</p>
        {location.hasFailed && (
          <Message tone="error" live>
            {t('composer.location.failed')}
          </Message>
        )}
      </DialogBody>
      <DialogFooter>
        <Button
          ref={safe}
          disabledReason={location.isBusy ? t('composer.location.discarding') : undefined}
          onClick={location.close}
        >
          {t('composer.act.cancel')}
        </Button>
        <Button
          disabledReason={location.isBusy ? t('composer.location.discarding') : undefined}
          onClick={location.keep}
        >
          {t('composer.location.keep')}
        </Button>
        <Button variant="primary" busy={location.isBusy} onClick={location.discard}>
          {t('composer.act.discard')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
