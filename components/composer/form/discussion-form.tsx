import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { postableCategoriesQuery } from '#api/category/category.queries.ts';
import type { DraftEdit } from '#api/composer/draft/draft.contract.ts';
import { changeDiscussion, createDiscussion } from '#api/discussion/discussion.client.ts';
import type { DiscussionEdit } from '#api/discussion/discussion-fields.contract.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { postTypesQuery } from '#api/post/type/post-type.queries.ts';
import { t } from '#api/translations.ts';
import { DraftStatus } from '#components/composer/draft/draft-status.tsx';
import { createFormHandlers } from '#components/composer/draft/form-handlers.ts';
import { OtherCopy } from '#components/composer/draft/other-copy.tsx';
import { MarkdownEditor } from '#components/composer/editor/markdown-editor.tsx';
import { useHeldPostNotice } from '#components/moderation/approval/use-held-post-notice.ts';
import { type EditablePost, useEditWindowInput } from '#components/post/menu/use-edit-window-input.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { blankWriting, type ComposerTarget, type ComposerText } from '#machines/composer/form/writing.ts';
import { AnnounceField } from './announce-field.tsx';
import { CategoryField } from './category-field.tsx';
import * as styles from './composer.css.ts';
import { ComposerProblem } from './composer-problem.tsx';
import {
  discussionBody,
  metaOf,
  typeAmong,
  typesIn,
  validateDiscussion,
  withMeta,
  writingOf,
} from './discussion-writing.ts';
import { EditDeadline } from './edit-deadline.tsx';
import { PostFieldInput } from './post-field-input.tsx';
import { PostSchedule } from './post-schedule.tsx';
import { useInvalidatePosts } from './show-post.ts';
import { TagField } from './tag-field.tsx';
import { TitleField } from './title-field.tsx';
import { TypeField } from './type-field.tsx';
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

/**
 * The props of `DiscussionFormView`. `schedule` renders the publication time; a scheduled post is posted from there.
 * `deadline` renders the warning about the end of the edit window.
 */
export interface DiscussionFormViewProps {
  readonly composer: Composer;
  readonly isNew: boolean;
  /** The available post types; for an existing post only its own type. */
  readonly types: readonly PostType[];
  readonly type?: string | undefined;
  readonly isScheduled?: boolean;
  readonly schedule?: ReactNode;
  readonly deadline?: ReactNode;
}

/** The view of the discussion form, which renders any state of its machines. */
export function DiscussionFormView({
  composer,
  isNew,
  types,
  type,
  isScheduled = false,
  schedule,
  deadline,
}: DiscussionFormViewProps) {
  const { keeping, submission, editor } = composer;
  const { writing } = keeping;
  const { settings } = useSite();
  const may = useMay();
  const { change, post, submit } = createFormHandlers(composer);
  return (
    <form className={styles.roomyForm} onSubmit={submit} noValidate>
      <OtherCopy keeping={keeping} />
      <PlaceFields composer={composer} isNew={isNew} types={types} type={type} onWriting={change} />
      <Field label={t('composer.form.body')} required error={submission.errorOf('body')}>
        {(wiring) => (
          <MarkdownEditor
            text={writing.body}
            onText={(body) => change({ ...writing, body }, 'body')}
            onPost={post}
            wiring={wiring}
            size="large"
            mayUpload={may('uploads.add')}
            handle={editor}
          />
        )}
      </Field>
      {settings['tagging.enabled'] !== false && (
        <TagField
          tags={metaOf(writing).tags}
          most={Number(settings['tagging.max'] ?? 5)}
          error={submission.errorOf('tagIDs') ?? submission.errorOf('newTagNames')}
          onTags={(tags) => change(withMeta(writing, { tags }), 'tagIDs')}
        />
      )}
      <PinFields composer={composer} onWriting={change} />
      {deadline}
      <ComposerProblem
        submission={submission}
        title={t(isNew ? 'composer.form.not-created' : 'composer.form.not-updated')}
      />
      <div className={styles.footer}>
        <DraftStatus
          keeping={keeping}
          discardWords={t(isNew ? 'composer.act.discard' : 'composer.act.discard-changes')}
        />
        <div className={styles.buttons}>
          {schedule}
          {!isScheduled && (
            <Button variant="primary" {...submission.getSubmitProps()}>
              {t(isNew ? 'composer.act.post' : 'composer.act.save')}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

interface PartProps {
  readonly composer: Composer;
  readonly onWriting: (writing: ComposerText, field: string) => void;
}

interface PlaceFieldsProps extends PartProps {
  readonly isNew: boolean;
  readonly types: readonly PostType[];
  readonly type: string | undefined;
}

function PlaceFields({ composer: { keeping, submission }, isNew, types, type, onWriting }: PlaceFieldsProps) {
  const { api } = useSite();
  const { data: categories } = useSuspenseQuery(postableCategoriesQuery(api));
  const { writing } = keeping;
  const { categoryID, type: kind, postMeta } = metaOf(writing);
  const category = categories.find((one) => one.categoryID === categoryID);
  const [begun] = useState(categoryID);
  const possible = isNew ? typesIn(category, types) : types;
  const present = isNew ? typeAmong(possible, kind ?? type) : types[0];
  return (
    <>
      <CategoryField
        categories={categories}
        categoryID={categoryID}
        isFixed={!isNew}
        error={submission.errorOf('categoryID')}
        onCategory={(chosen) => onWriting(withMeta(writing, { categoryID: chosen ?? begun }), 'categoryID')}
      />
      <TypeField
        types={possible}
        type={present}
        isFixed={!isNew}
        error={submission.errorOf('type') ?? (possible.length === 0 ? t('composer.type.none') : undefined)}
        onType={(chosen) => onWriting(withMeta(writing, { type: chosen }), 'type')}
      />
      <TitleField
        type={present}
        name={writing.name}
        error={submission.errorOf('name')}
        onName={(name) => onWriting({ ...writing, name }, 'name')}
      />
      {present?.postFields?.map((field) => (
        <PostFieldInput
          key={field.postFieldID}
          field={field}
          value={postMeta[field.postFieldID]}
          error={submission.errorOf(`postMeta.${field.postFieldID}`)}
          onValue={(value) =>
            onWriting(
              withMeta(writing, { postMeta: { ...postMeta, [field.postFieldID]: value } }),
              `postMeta.${field.postFieldID}`,
            )
          }
        />
      ))}
    </>
  );
}

function PinFields({ composer: { keeping }, onWriting }: PartProps) {
  const { api } = useSite();
  const may = useMay();
  const { data: categories } = useSuspenseQuery(postableCategoriesQuery(api));
  const { categoryID, pinLocation } = metaOf(keeping.writing);
  if (categoryID === undefined || !may('discussions.announce', categoryID)) return null;
  const category = categories.find((one) => one.categoryID === categoryID)?.name ?? t('composer.announce.its-category');
  return (
    <AnnounceField
      choice={pinLocation}
      category={category}
      onChoice={(choice) => onWriting(withMeta(keeping.writing, { pinLocation: choice }), 'pinLocation')}
    />
  );
}
