import { useQuery } from '@tanstack/react-query';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { t } from '#api/translations.ts';
import { NumberSetting } from '#components/administration/setting/number-setting.tsx';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { CheckList, RoleCheckList } from '#components/moderation/bulk/check-list.tsx';
import { useSettingChange } from '#components/moderation/rule/use-setting-change.ts';
import { WordList } from '#components/moderation/rule/word-list.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { premoderationSettings } from './premoderation-settings.ts';

interface Rules {
  readonly 'premoderation.roleIDs': readonly number[];
  readonly 'premoderation.discussionCategories': readonly number[];
  readonly 'premoderation.commentCategories': readonly number[];
  readonly 'premoderation.keywords': readonly string[];
  readonly 'premoderation.newMemberPosts': number;
}

const places = {
  'premoderation.discussionCategories': ['report.pre.discussions', 'report.pre.no-discussions'],
  'premoderation.commentCategories': ['report.pre.comments', 'report.pre.no-comments'],
} as const;

/** The premoderation settings: roles, categories, keywords, and the number of first posts held for approval. */
export function PremoderationRules() {
  const { values, set, form } = useSettingChange<Rules>(premoderationSettings);
  const { api } = useSite();
  const { data: categories = [] } = useQuery(visibleCategoriesQuery(api));
  const options = categories
    .filter(({ displayAs }) => displayAs === 'discussions')
    .map(({ categoryID, name }) => ({ id: categoryID, name }));
  const roleIDs = values['premoderation.roleIDs'];
  return (
    <MemberChange id="rules" title={t('report.pre.rules')} words={t('report.pre.rules-words')} {...form}>
      {({ errorOf }) => (
        <>
          <RoleCheckList
            legend={t('report.pre.roles')}
            help={roleIDs.length === 0 ? t('report.pre.no-roles') : undefined}
            chosen={roleIDs}
            onChange={(chosen) => set({ 'premoderation.roleIDs': chosen })}
          />
          {(['premoderation.discussionCategories', 'premoderation.commentCategories'] as const).map((key) => (
            <CheckList
              key={key}
              legend={t(places[key][0])}
              help={values[key].length === 0 ? t(places[key][1]) : undefined}
              options={options}
              chosen={values[key]}
              onChange={(chosen) => set({ [key]: chosen })}
            />
          ))}
          <NumberSetting
            label={t('report.pre.first-posts')}
            help={t('report.pre.first-posts-help')}
            error={errorOf('premoderation.newMemberPosts')}
            min={0}
            max={100}
            value={values['premoderation.newMemberPosts']}
            onValue={(posts) => set({ 'premoderation.newMemberPosts': posts })}
          />
          <WordList
            label={t('report.pre.keywords')}
            help={t('report.pre.keywords-help')}
            error={errorOf('premoderation.keywords')}
            words={values['premoderation.keywords']}
            onWords={(words) => set({ 'premoderation.keywords': words })}
          />
        </>
      )}
    </MemberChange>
  );
}
