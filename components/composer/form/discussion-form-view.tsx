import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { postableCategoriesQuery } from '#api/category/category.queries.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { t } from '#api/translations.ts';
import { DraftStatus } from '#components/composer/draft/draft-status.tsx';
import { createFormHandlers } from '#components/composer/draft/form-handlers.ts';
import { OtherCopy } from '#components/composer/draft/other-copy.tsx';
import { MarkdownEditor } from '#components/composer/editor/markdown-editor.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import type { ComposerText } from '#machines/composer/form/writing.ts';
import { AnnounceField } from './announce-field.tsx';
import { CategoryField } from './category-field.tsx';
import * as styles from './composer.css.ts';
import { ComposerProblem } from './composer-problem.tsx';
import { metaOf, typeAmong, typesIn, withMeta } from './discussion-writing.ts';
import { PostFieldInput } from './post-field-input.tsx';
import { TagField } from './tag-field.tsx';
import { TitleField } from './title-field.tsx';
import { TypeField } from './type-field.tsx';
import type { Composer } from './use-composer.ts';

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
