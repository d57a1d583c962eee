import { useQuery } from '@tanstack/react-query';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/words.ts';
import { Field } from '#components/primitives/field.tsx';
import { Input } from '#components/primitives/input.tsx';
import { RadioGroup } from '#components/primitives/radio-group.tsx';
import { Select } from '#components/primitives/select.tsx';
import { useMay, useSite } from '#components/shell/site-context.tsx';

/** The post that comments are split into, as far as it has been said. */
export interface SplitPost {
  readonly name: string;
  readonly categoryID: number | undefined;
  readonly postType: string;
  readonly authorType: 'me' | 'system';
}

const types = {
  discussion: 'bulk.split.type-discussion',
  question: 'bulk.split.type-question',
  idea: 'bulk.split.type-idea',
} as const satisfies Record<string, MessageID>;

/** What the new post is going to be: title, category, type, author (`spec/behaviours.md` §11). */
export function SplitForm({ post, onPost }: { post: SplitPost; onPost: (post: SplitPost) => void }) {
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
      <RadioGroup
        label={t('bulk.split.type')}
        value={post.postType as keyof typeof types}
        options={Object.entries(types).map(([value, name]) => ({ value: value as keyof typeof types, label: t(name) }))}
        onValue={(postType) => onPost({ ...post, postType })}
      />
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

function Category({ post, onPost }: { post: SplitPost; onPost: (post: SplitPost) => void }) {
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
