import { useQueryClient } from '@tanstack/react-query';
import { addDraft, cancelDraftSchedule, saveDraft } from '#api/composer/draft/draft.client.ts';
import type { DraftEdit } from '#api/composer/draft/draft.contract.ts';
import type { PostField } from '#api/post/type/post-field.contract.ts';
import { t } from '#api/translations.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { draftOf } from '#machines/composer/draft/draft-saving.ts';
import type { Writing, WritingPlace } from '#machines/composer/form/writing.ts';
import { requireWhole } from './discussion-writing.ts';
import { Schedule } from './schedule.tsx';
import type { Composer } from './use-composer.ts';

/** The post being written, the draft it goes on from, and who hears that it is no longer scheduled. */
export interface PostScheduleProps {
  readonly composer: Composer;
  readonly place: WritingPlace;
  readonly draft?: DraftEdit | undefined;
  /** The fields of the type that a text has. */
  readonly fieldsOf: (writing: Writing) => readonly PostField[];
  readonly onCancelled: () => void;
}

/** When the post in a form is published: scheduled with its latest words, moved, cancelled, or posted at once (§9d). */
export function PostSchedule({ composer, place, draft, fieldsOf, onCancelled }: PostScheduleProps) {
  const { api } = useSite();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const tell = async (text: string) => {
    toasts.add({ text, tone: 'success' });
    await queryClient.invalidateQueries({ queryKey: ['drafts'] });
  };
  const schedule = (dateScheduled: string) =>
    composer.sendBy(async (writing, draftID) => {
      const post = { ...draftOf(place, { writing, changedAt: Date.now() }), dateScheduled } as const;
      const scheduled = { ...post, draftStatus: 'scheduled' } as const;
      await (draftID === undefined ? addDraft(api, scheduled) : saveDraft(api, draftID, scheduled));
      await tell(t('composer.drafts.has-scheduled'));
      return { url: '/drafts?tab=schedule' };
    });
  return (
    <Schedule
      draftStatus={draft?.draftStatus === 'scheduled' ? 'scheduled' : 'draft'}
      dateScheduled={draft?.dateScheduled ?? undefined}
      onSaveDraft={async () => requireWhole(composer.keeping.writing, fieldsOf(composer.keeping.writing))}
      onSchedule={schedule}
      onCancel={async () => {
        if (draft) await cancelDraftSchedule(api, draft.draftID);
        onCancelled();
        await tell(t('composer.drafts.has-cancelled'));
      }}
      onPost={composer.submission.post}
    />
  );
}
