import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import type { Tag } from '#api/category/tag.contract.ts';
import { untranslatedTagsQuery } from '#api/category/tag.queries.ts';
import { TagList } from '#components/administration/tag/tag-list.tsx';
import { someLocales } from '#stories/administration/category/category-settings-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { sailing } from './tag-samples.ts';

export default { title: 'administration / tag-list' };

const listing = (tags: readonly Tag[], query = '') => (
  <StorySite
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => {
      const shown = { tags: [...tags], total: tags.length, limit: 50 };
      client.setQueryData(untranslatedTagsQuery(api, { query, page: 1 }).queryKey, shown);
      client.setQueryData(localesQuery(api).queryKey, someLocales(['en', 'fr', 'ar']));
    }}
  >
    <TagList query={query} page={1} />
  </StorySite>
);

export const Filled = () =>
  listing([sailing, { ...sailing, tagID: 8, name: 'Varnish', urlcode: 'varnish', countDiscussions: 0 }]);
export const NoneFound = () => listing([], 'zyx');
export const Empty = () => listing([]);
