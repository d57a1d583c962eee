import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { postableCategoriesQuery } from '#api/category/category.queries.ts';
import type { DraftEdit } from '#api/composer/draft/draft.contract.ts';
import { changeDiscussion, createDiscussion } from '#api/discussion/discussion.client.ts';
import type { DiscussionEdit } from '#api/discussion/discussion-fields.contract.ts';
import { postTypesQuery } from '#api/post/type/post-type.queries.ts';
import { useHeldPostNotice } from '#components/moderation/approval/use-held-post-notice.ts';
import { type EditablePost, useEditWindowInput } from '#components/post/menu/use-edit-window-input.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { blankWriting, type ComposerTarget, type ComposerText } from '#machines/composer/form/writing.ts';
import { DiscussionFormView } from './discussion-form-view.tsx';
import { discussionBody, metaOf, typeAmong, typesIn, validateDiscussion, writingOf } from './discussion-writing.ts';
import { EditDeadline } from './edit-deadline.tsx';
import { PostSchedule } from './post-schedule.tsx';
import { useInvalidatePosts } from './show-post.ts';
import { type Composer, useComposer } from './use-composer.ts';

/** The props of `DiscussionForm`: the category of a new discussion, a draft, or the discussion to edit. */
export interface DiscussionFormProps {
  readonly edit?: DiscussionEdit | undefined;
  readonly categoryID?: number | undefined;
  /** The type of a new post, unless its stored text has another type. */
  readonly type?: string | undefined;
  readonly draft?: DraftEdit | undefined;
}

/** The form in which a discussion is written or edited (docs/behavior/composer.md#post-form). */
export function DiscussionForm({ edit, categoryID, type, draft }: DiscussionFormProps) {
  const { api, me } = useSite();
  const { data: categories } = useSuspenseQuery(postableCategoriesQuery(api));
  const { data: types } = useSuspenseQuery(postTypesQuery(api, edit?.postTypeID));
  const may = useMay();
  const router = useRouter();
  const invalidatePosts = useInvalidatePosts();
  const unlessHeld = useHeldPostNotice();
  const [isScheduled, setScheduled] = useState(draft?.draftStatus === 'scheduled');
  const place: ComposerTarget = {
    userID: me.userID,
    recordType: 'discussion',
    recordID: edit?.discussionID,
    parentRecordType: 'category',
    parentRecordID: edit ? edit.categoryID : categoryID,
  };
  const typeOf = (writing: ComposerText) => {
    const { categoryID: chosen, type: kind } = metaOf(writing);
    const category = categories.find((one) => one.categoryID === chosen);
    return edit ? types[0] : typeAmong(typesIn(category, types), kind ?? type);
  };
  const send = async (writing: ComposerText, draftID: number | undefined) => {
    const { categoryID: chosen } = metaOf(writing);
    const present = typeOf(writing);
    const fields = present?.postFields ?? [];
    validateDiscussion(writing, fields);
    const mayAnnounce = chosen !== undefined && may('discussions.announce', chosen);
    const body = {
      ...discussionBody(writing, mayAnnounce, fields),
      format: edit?.format ?? ('markdown' as const),
      ...(draftID !== undefined && { draftID }),
    };
    const sending = edit
      ? changeDiscussion(api, edit.discussionID, body)
      : createDiscussion(api, { ...body, categoryID: chosen ?? 0, type: present?.postTypeID });
    const answer = await unlessHeld(sending);
    return { url: answer?.body.url ?? '/drafts' };
  };
  const composer = useComposer({
    place,
    begin: edit ? writingOf(edit) : { ...blankWriting, meta: { categoryID, ...(type && { type }) } },
    draftID: draft?.draftID,
    send,
    onPosted: ({ url }) =>
      void invalidatePosts().then(() => router.navigate({ href: url.replace(/^https?:\/\/[^/]+/, ''), replace: true })),
  });
  return (
    <DiscussionFormView
      composer={composer}
      isNew={!edit}
      types={types}
      type={type}
      isScheduled={isScheduled}
      deadline={edit && <Deadline post={{ kind: 'discussion', ...edit, isClosed: false }} composer={composer} />}
      schedule={
        may('schedule.allow') && (
          <PostSchedule
            {...{ composer, place, draft }}
            fieldsOf={(writing) => typeOf(writing)?.postFields ?? []}
            onCancelled={() => setScheduled(false)}
          />
        )
      }
    />
  );
}

/** Warns that the edit window of a discussion is ending. */
function Deadline({ post, composer }: { post: EditablePost; composer: Composer }) {
  const { name, body } = composer.keeping.writing;
  return (
    <EditDeadline facts={useEditWindowInput(post)} copy={() => navigator.clipboard.writeText(`${name}\n\n${body}`)} />
  );
}
