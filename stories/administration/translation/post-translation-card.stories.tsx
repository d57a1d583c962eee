import { translationUsageQuery } from '#api/post/translation/post-translation.queries.ts';
import { PostTranslationCard } from '#components/administration/translation/post-translation-card.tsx';
import { postTranslationSettings } from '#components/administration/translation/post-translation-settings.ts';
import { settingSeed } from '#stories/support/setting-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / post-translation-card' };

export const Used = () => (
  <StorySite
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => {
      settingSeed(postTranslationSettings, {
        'machineTranslation.posts': true,
        'machineTranslation.dailyCharacters': 15_000,
      })(client, api);
      client.setQueryData(translationUsageQuery(api).queryKey, {
        characters: 4_210,
        limit: 15_000,
        dateReset: '2026-11-21T00:00:00.000Z',
      });
    }}
  >
    <PostTranslationCard />
  </StorySite>
);
