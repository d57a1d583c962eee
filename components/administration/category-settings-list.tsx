import { useSuspenseQuery } from '@tanstack/react-query';
import { FolderTree, Plus } from 'lucide-react';
import { localesQuery } from '#api/administration/locale.queries.ts';
import { categoryResource, translatableTexts } from '#api/administration/translatable.ts';
import { propertyKeyOf } from '#api/administration/translation-key.ts';
import { arrangeCategories } from '#api/category/category.client.ts';
import { writtenCategoriesQuery } from '#api/category/category.queries.ts';
import type { CategoryBranch } from '#api/category/category-fields.contract.ts';
import { t, words } from '#api/words.ts';
import { SettingsScriptless } from '#components/member/settings-scriptless.tsx';
import { ButtonLink } from '#components/primitives/button.tsx';
import { EmptyState } from '#components/primitives/empty-state.tsx';
import { useToasts } from '#components/primitives/toast-context.ts';
import { useSite } from '#components/shell/site-context.tsx';
import type { OrderChange } from '#machines/administration/category-order.machine.ts';
import type { TranslationProperty } from '#machines/administration/translation-text.ts';
import { CategoryActions } from './category-actions.tsx';
import { CategoryOrder } from './category-order.tsx';
import { categorySettings } from './category-tree.ts';
import { ContentTranslator } from './content-translator.tsx';
import { useCategoriesAnew } from './use-categories-anew.ts';
import { useTranslations } from './use-translations.ts';

/** All categories as they were written: to be arranged, changed, translated and deleted (`spec/screens.md` F7). */
export function CategorySettingsList() {
  const { api } = useSite();
  const { data: categories } = useSuspenseQuery(writtenCategoriesQuery(api));
  const renew = useCategoriesAnew();
  const toasts = useToasts();
  const removed = (name: string) => {
    toasts.add({ text: t('administration.category.deleted', { name }), tone: 'success' });
    return renew();
  };
  /** Whatever became of it, what the server then has is shown. */
  const save = (change: OrderChange) => arrangeCategories(api, copied(change)).finally(renew);
  return (
    <>
      <SettingsScriptless />
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
              translator={<CategoryTranslator category={category} />}
              onRemoved={() => removed(category.name)}
            />
          )}
        />
      )}
    </>
  );
}

const copied = ({ known, places }: OrderChange) => ({ known: [...known], places: [...places] });

/** The languages that readers can choose, and the one that the site is written in. */
function useLocales() {
  const { api } = useSite();
  const { data } = useSuspenseQuery(localesQuery(api));
  const locales = data.filter(({ enabled, isDefault }) => enabled || isDefault).map(({ localeKey }) => localeKey);
  const sourceLocale = data.find(({ isDefault }) => isDefault)?.localeKey ?? 'en';
  return { locales, sourceLocale, isTranslatable: locales.length > 1 };
}

function CategoryTranslator({ category }: { category: CategoryBranch }) {
  const { locales, sourceLocale, isTranslatable } = useLocales();
  const calls = useTranslations(categoryResource, 'category', category.categoryID);
  if (!isTranslatable) return null;
  return (
    <ContentTranslator
      resource={categoryResource}
      subject={category.name}
      properties={propertiesOf(category)}
      locales={locales}
      sourceLocale={sourceLocale}
      currentLocale={words().language}
      {...calls}
    />
  );
}

/** The texts of a category that can be translated; one that it does not have needs no translation. */
const propertiesOf = ({ categoryID, name, description }: CategoryBranch): readonly TranslationProperty[] => {
  const property = (property: 'name' | 'description', sourceText: string) => ({
    key: propertyKeyOf({ recordType: 'category', recordKey: String(categoryID), propertyName: property }),
    recordType: 'category',
    label: t(`administration.category.${property}`),
    sourceText,
    maxLength: translatableTexts['category']?.[property],
  });
  return [
    property('name', name),
    ...(description ? [{ ...property('description', description), isMultiline: true }] : []),
  ];
};
