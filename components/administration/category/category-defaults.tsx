import { useQuery } from '@tanstack/react-query';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { t } from '#api/translations.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { CheckList } from '#components/moderation/bulk/check-list.tsx';
import { useSettingChange } from '#components/moderation/rule/use-setting-change.ts';
import { useSite } from '#components/shell/site/site-context.tsx';

const key = 'preferences.categoryFollowed.defaults';

/** The settings that this form reads. */
export const categoryDefaultSettings = [key];

/**
 * The form for the categories that new members follow by default (docs/behavior/administration.md#default-preferences).
 */
export function CategoryDefaults() {
  const { api } = useSite();
  const { values, set, form } = useSettingChange<{ readonly [key]: readonly number[] }>(categoryDefaultSettings);
  const { data: categories = [] } = useQuery(visibleCategoriesQuery(api));
  const options = categories
    .filter(({ displayAs }) => displayAs === 'discussions')
    .map(({ categoryID, name }) => ({ id: categoryID, name }));
  return (
    <MemberChange
      id="categories"
      title={t('administration.defaults.categories')}
      words={t('administration.defaults.categories-words')}
      {...form}
    >
      {() => (
        <CheckList
          legend={t('administration.defaults.follow')}
          help={values[key].length === 0 ? t('administration.defaults.follow-none') : undefined}
          options={options}
          chosen={values[key]}
          onChange={(chosen) => set({ [key]: chosen })}
        />
      )}
    </MemberChange>
  );
}
