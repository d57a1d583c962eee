import { useQueryClient } from '@tanstack/react-query';
import { addDraft, cancelDraftSchedule, saveDraft } from '#api/composer/draft/draft.client.ts';
import type { DraftEdit } from '#api/composer/draft/draft.contract.ts';
import type { PostField } from '#api/post/type/post-field.contract.ts';
import { t } from '#api/translations.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { draftOf } from '#machines/composer/draft/draft-saving.ts';
import type { ComposerTarget, ComposerText } from '#machines/composer/form/writing.ts';
import { validateDiscussion } from './discussion-writing.ts';
import { Schedule } from './schedule.tsx';
import type { Composer } from './use-composer.ts';

/**
 * The props of `PostSchedule`: the post being written, the draft it continues, and the callback for a cancelled
 * schedule.
 */
export interface PostScheduleProps {
  readonly composer: Composer;
  readonly place: ComposerTarget;
  readonly draft?: DraftEdit | undefined;
  /** Returns the fields of a text's post type. */
  readonly fieldsOf: (writing: ComposerText) => readonly PostField[];
  readonly onCancelled: () => void;
}

/**
 * The publication controls of a post form: scheduling the current text, changing or cancelling the schedule, and
 * posting immediately (docs/behavior/composer.md#scheduling).
 */
export function PostSchedule({ composer, place, draft, fieldsOf, onCancelled }: PostScheduleProps) {
  const { api } = useSite();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const announce = async (text: string) => {
    toasts.add({ text, tone: 'success' });
    await queryClient.invalidateQueries({ queryKey: ['drafts'] });
  };
  const schedule = (dateScheduled: string) =>
    composer.sendBy(async (writing, draftID) => {
      const post = { ...draftOf(place, { writing, changedAt: Date.now() }), dateScheduled } as const;
      const scheduled = { ...post, draftStatus: 'scheduled' } as const;
      await (draftID === undefined ? addDraft(api, scheduled) : saveDraft(api, draftID, scheduled));
      await announce(t('composer.drafts.has-scheduled'));
      return { url: '/drafts?tab=schedule' };
    });
  return (
    <Schedule
      draftStatus={draft?.draftStatus === 'scheduled' ? 'scheduled' : 'draft'}
      dateScheduled={draft?.dateScheduled ?? undefined}
      onSaveDraft={async () => validateDiscussion(composer.keeping.writing, fieldsOf(composer.keeping.writing))}
      onSchedule={schedule}
      onCancel={async () => {
        if (draft) await cancelDraftSchedule(api, draft.draftID);
        onCancelled();
        await announce(t('composer.drafts.has-cancelled'));
      }}
      onPost={async () => composer.submission.submit()}
    />
  );
}
