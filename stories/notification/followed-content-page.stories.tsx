import { followedCategoriesQuery } from '#api/notification/followed-category.queries.ts';
import { FollowedContentPage } from '#components/notification/followed-content-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aCategory } from '#tests/support/builders/category-branch-builders.ts';

export default { title: 'notification / followed-content-page' };

const page = (categories: ReturnType<typeof aCategory>[]) => (
  <StorySite
    me={ingrid}
    isBare
    seed={(client, api) =>
      client.setQueryData(followedCategoriesQuery(api, '-dateFollowed').queryKey, categories as never)
    }
  >
    <FollowedContentPage sort="-dateFollowed" />
  </StorySite>
);

export const One = () => page([aCategory()]);

export const Empty = () => page([]);
