import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { postableCategoriesQuery } from '#api/category/category.queries.ts';
import { cancelDraftSchedule, saveDraft, scheduleDraft } from '#api/composer/draft/draft.client.ts';
import type { Draft } from '#api/composer/draft/draft.contract.ts';
import { changeDiscussion, createDiscussion } from '#api/discussion/discussion.client.ts';
import { postTypesQuery } from '#api/post/type/post-type.queries.ts';
import { t } from '#api/translations.ts';
import { discussionBody, metaOf, typeAmong, typesIn } from '#components/composer/form/discussion-writing.ts';
import { Schedule } from '#components/composer/form/schedule.tsx';
import { useHeldPostNotice } from '#components/moderation/approval/use-held-post-notice.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { copyFromDraft } from '#machines/composer/draft/draft-copy.ts';

/**
 * The publication controls of a stored draft: scheduling it, changing or cancelling the schedule, and posting it
 * immediately.
 */
export function DraftSchedule({ draft }: { draft: Draft }) {
  const { api } = useSite();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const post = usePostNow(draft);
  const { draftID, draftStatus, dateScheduled } = draft;
  const done = (text: string) => {
    toasts.add({ text, tone: 'success' });
    // The list is refetched without waiting for it, because the action has already succeeded.
    void queryClient.invalidateQueries({ queryKey: ['drafts'] });
  };
  return (
    <Schedule
      key={`${draftStatus} ${dateScheduled}`}
      draftStatus={draftStatus}
      dateScheduled={dateScheduled ?? undefined}
      onSaveDraft={async () => {}}
      onSchedule={async (moment) => {
        if (draftStatus === 'draft') await saveDraft(api, draftID, { draftStatus: 'scheduled', dateScheduled: moment });
        else await scheduleDraft(api, draftID, moment);
        done(t('composer.drafts.has-scheduled'));
      }}
      onCancel={async () => {
        await cancelDraftSchedule(api, draftID);
        done(t('composer.drafts.has-cancelled'));
      }}
      onPost={post}
    />
  );
}

/** Returns a function that posts a draft and shows the post. A held post is listed above the drafts. */
function usePostNow(draft: Draft) {
  const { api } = useSite();
  const may = useMay();
  const router = useRouter();
  const queryClient = useQueryClient();
  const unlessHeld = useHeldPostNotice();
  return async () => {
    const { writing } = copyFromDraft(draft, 0);
    const { type: kind, categoryID = draft.parentRecordID ?? 0 } = metaOf(writing);
    const [categories, types] = await Promise.all([
      queryClient.ensureQueryData(postableCategoriesQuery(api)),
      queryClient.ensureQueryData(postTypesQuery(api, draft.recordID ? (kind ?? 'discussion') : undefined)),
    ]);
    const category = categories.find((one) => one.categoryID === categoryID);
    const type = draft.recordID ? types[0] : typeAmong(typesIn(category, types), kind);
    const body = {
      ...discussionBody(writing, may('discussions.announce', categoryID), type?.postFields ?? []),
      format: 'markdown' as const,
      draftID: draft.draftID,
    };
    const answer = await unlessHeld(
      draft.recordID
        ? changeDiscussion(api, draft.recordID, body)
        : createDiscussion(api, { ...body, categoryID, type: type?.postTypeID }),
    );
    await queryClient.invalidateQueries({ queryKey: ['drafts'] });
    if (answer) await router.navigate({ href: answer.body.url.replace(/^https?:\/\/[^/]+/, '') });
  };
}
