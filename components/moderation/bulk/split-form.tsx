import { useQuery } from '@tanstack/react-query';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { postTypesQuery } from '#api/post/type/post-type.queries.ts';
import { t } from '#api/translations.ts';
import { typeAmong, typesIn } from '#components/composer/form/discussion-writing.ts';
import { PostFieldInput } from '#components/composer/form/post-field-input.tsx';
import { TypeField } from '#components/composer/form/type-field.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { RadioGroup } from '#components/primitives/form/radio-group.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import type { SplitPost } from './split-post.ts';

/** Returns the post types available for the new post in its category, and the selected one. */
export function useSplitTypes({ categoryID, postType }: SplitPost) {
  const { api } = useSite();
  const { data: known = [] } = useQuery(postTypesQuery(api));
  const { data: categories = [] } = useQuery(visibleCategoriesQuery(api));
  const types = typesIn(
    categories.find((category) => category.categoryID === categoryID),
    known,
  );
  return { types, type: typeAmong(types, postType) };
}

interface SplitFormProps {
  readonly post: SplitPost;
  readonly types: readonly PostType[];
  readonly type: PostType | undefined;
  readonly onPost: (post: SplitPost) => void;
}

/** The form of the new post: title, category, type with its fields, author (docs/behavior/moderation.md#split). */
export function SplitForm({ post, types, type, onPost }: SplitFormProps) {
  return (
    <>
      <Field label={t('bulk.split.new-post')} required>
        {(wiring) => (
          <Input
            {...wiring}
            value={post.name}
            maxLength={250}
            onChange={({ target }) => onPost({ ...post, name: target.value })}
          />
        )}
      </Field>
      <Category post={post} onPost={onPost} />
      <TypeField types={types} type={type} onType={(postType) => onPost({ ...post, postType })} />
      {type?.postFields?.map((field) => (
        <PostFieldInput
          key={field.postFieldID}
          field={field}
          value={post.postMeta[field.postFieldID]}
          onValue={(answer) => onPost({ ...post, postMeta: { ...post.postMeta, [field.postFieldID]: answer } })}
        />
      ))}
      <RadioGroup
        label={t('bulk.split.author')}
        value={post.authorType}
        options={[
          { value: 'me', label: t('bulk.split.me') },
          { value: 'system', label: t('bulk.split.system') },
        ]}
        onValue={(authorType) => onPost({ ...post, authorType })}
      />
    </>
  );
}

function Category({ post, onPost }: Pick<SplitFormProps, 'post' | 'onPost'>) {
  const { api } = useSite();
  const may = useMay();
  const { data: categories = [] } = useQuery(visibleCategoriesQuery(api));
  const open = categories.filter(
    ({ displayAs, isArchived, categoryID }) =>
      displayAs === 'discussions' && !isArchived && may('discussions.add', categoryID),
  );
  return (
    <Field label={t('bulk.split.category')} required>
      {(wiring) => (
        <Select
          {...wiring}
          value={post.categoryID ?? ''}
          onChange={({ target }) => onPost({ ...post, categoryID: target.value ? Number(target.value) : undefined })}
        >
          <option value="">{t('bulk.split.select')}</option>
          {open.map(({ categoryID, name }) => (
            <option key={categoryID} value={categoryID}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
