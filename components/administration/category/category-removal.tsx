import { type RefObject, useState } from 'react';
import { removeCategory } from '#api/category/category.client.ts';
import type { CategoryBranch } from '#api/category/category-fields.contract.ts';
import { t } from '#api/translations.ts';
import { OptionDialog } from '#components/post/option/option-dialog.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { CategoryOptions } from './category-options.tsx';
import { belowOf } from './category-tree.ts';

interface CategoryRemovalProps {
  readonly category: CategoryBranch;
  readonly categories: readonly CategoryBranch[];
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onRemoved: () => unknown;
}

/**
 * The confirmation dialog before a category is deleted. It shows what the category contains and where that content is
 * moved (docs/behavior/category.md#managing-categories).
 */
export function CategoryRemoval({ category, categories, returnTo, onRemoved }: CategoryRemovalProps) {
  const { api } = useSite();
  const [receiver, setReceiver] = useState('');
  const { categoryID, name, countDiscussions, countCategories } = category;
  const isFull = countDiscussions > 0 || countCategories > 0;
  const below = belowOf(categories, categoryID);
  const receivers = categories.filter(
    (one) => !below.has(one.categoryID) && (countDiscussions === 0 || one.displayAs === 'discussions'),
  );
  return (
    <OptionDialog
      title={t('administration.category.delete-title', { name })}
      saveLabel={t('administration.category.delete')}
      isDestructive
      save={() => removeCategory(api, categoryID, receiver ? Number(receiver) : undefined)}
      onSaved={onRemoved}
      refusal={isFull && receiver === '' ? t('administration.category.receiver-lacking') : undefined}
      returnTo={returnTo}
    >
      <Message tone={isFull ? 'warning' : 'info'}>
        {isFull
          ? t('administration.category.delete-full', { discussions: countDiscussions, categories: countCategories })
          : t('administration.category.delete-empty')}
      </Message>
      <Field
        label={t('administration.category.receiver')}
        help={t('administration.category.receiver-help')}
        required={isFull}
      >
        {(wiring) => (
          <Select {...wiring} value={receiver} onChange={({ target }) => setReceiver(target.value)}>
            <option value="">
              {t(isFull ? 'administration.category.receiver-choose' : 'administration.category.receiver-none')}
            </option>
            <CategoryOptions categories={receivers} />
          </Select>
        )}
      </Field>
    </OptionDialog>
  );
}
