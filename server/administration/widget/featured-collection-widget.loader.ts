import { featuredCollectionWidget } from '#api/administration/widget/featured-collection-widget.contract.ts';
import type { CollectionItem } from '#api/administration/widget/widget-items.client.ts';
import type { Category } from '#api/category/category-fields.contract.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { readCollectionContent } from '#api/moderation/collection/collection.client.ts';
import type { CollectionContent } from '#api/moderation/collection/collection.contract.ts';
import { collectionAddress } from '#api/moderation/collection/collection-address.ts';
import { defineLoader } from './widget-loader.ts';

/** Loads the first records of a collection that the viewer may see. Empty for a deleted collection. */
export const featuredCollectionLoader = defineLoader(featuredCollectionWidget, async ({ api, settings }) => {
  const { collectionID, limit } = settings;
  if (collectionID === undefined) return undefined;
  const { body, paging } = await readCollectionContent(api, collectionID, 'en', { limit });
  const { name, records } = body;
  if (records.length === 0) return undefined;
  const hasMore = (paging?.total ?? 0) > records.length;
  return { name, items: records.map(itemOf), ...(hasMore && { moreUrl: collectionAddress({ collectionID, name }) }) };
});

function itemOf({ recordType, recordID, record }: CollectionContent['records'][number]): CollectionItem {
  const { name, url } = record;
  if (recordType === 'category') {
    const { description, bannerUrl, iconUrl, countAllDiscussions } = record as Category;
    const pictures = { image: bannerUrl ?? iconUrl ?? '', icon: iconUrl ?? '' };
    return { recordType, recordID, name, url, description: description ?? '', ...pictures, count: countAllDiscussions };
  }
  const { excerpt = '', image, dateLastComment, dateInserted, countComments } = record as Discussion;
  return {
    recordType: 'discussion',
    recordID,
    name,
    url,
    description: excerpt,
    image: image?.url ?? '',
    date: dateLastComment ?? dateInserted,
    count: countComments,
  };
}
