import { useSuspenseQuery } from '@tanstack/react-query';
import { FolderTree, Plus } from 'lucide-react';
import { categoryResource } from '#api/administration/translation/translatable.ts';
import { arrangeCategories } from '#api/category/category.client.ts';
import { untranslatedCategoriesQuery } from '#api/category/category.queries.ts';
import type { CategoryBranch } from '#api/category/category-fields.contract.ts';
import { t } from '#api/translations.ts';
import { type RecordText, RecordTranslator } from '#components/administration/translation/record-translator.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { OrderChange } from '#machines/administration/category/category-order.machine.ts';
import { CategoryActions } from './category-actions.tsx';
import { CategoryOrder } from './category-order.tsx';
import { categorySettings } from './category-tree.ts';
import { useInvalidateCategories } from './use-invalidate-categories.ts';

/**
 * All categories with their original texts, to be ordered, edited, translated and deleted
 * (docs/behavior/category.md#managing-categories).
 */
export function CategorySettingsList() {
  const { api } = useSite();
  const { data: categories } = useSuspenseQuery(untranslatedCategoriesQuery(api));
  const renew = useInvalidateCategories();
  const toasts = useToasts();
  const removed = (name: string) => {
    toasts.add({ text: t('administration.category.deleted', { name }), tone: 'success' });
    return renew();
  };
  /** Refetches the server state whether the save succeeded or not. */
  const save = (change: OrderChange) => arrangeCategories(api, copied(change)).finally(renew);
  return (
    <>
      <SettingsNoScriptNotice />
      <div>
        <ButtonLink href={`${categorySettings}/add`} variant="primary" icon={<Plus size={18} />}>
          {t('administration.category.add')}
        </ButtonLink>
      </div>
      {categories.length === 0 ? (
        <EmptyState icon={<FolderTree />} title={t('administration.category.none')}>
          {t('administration.category.none-text')}
        </EmptyState>
      ) : (
        <CategoryOrder
          categories={categories}
          onSave={save}
          actions={(category) => (
            <CategoryActions
              category={category}
              categories={categories}
              translator={
                <RecordTranslator
                  resource={categoryResource}
                  recordType="category"
                  recordKey={category.categoryID}
                  subject={category.name}
                  texts={textsOf(category)}
                />
              }
              onRemoved={() => removed(category.name)}
            />
          )}
        />
      )}
    </>
  );
}

const copied = ({ known, places }: OrderChange) => ({ known: [...known], places: [...places] });

/** Returns the translatable texts of a category. A missing description is omitted. */
const textsOf = ({ name, description }: CategoryBranch): readonly RecordText[] => [
  { property: 'name', label: t('administration.category.name'), sourceText: name },
  ...(description
    ? [
        {
          property: 'description',
          label: t('administration.category.description'),
          sourceText: description,
          isMultiline: true,
        },
      ]
    : []),
];
