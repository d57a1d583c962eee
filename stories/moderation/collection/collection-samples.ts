import type { Collection, CollectionContent } from '#api/moderation/collection/collection.contract.ts';
import { collectionEditQuery, collectionsQuery } from '#api/moderation/collection/collection.queries.ts';
import type { Seed } from '#stories/support/story-site.tsx';
import { aCategory } from '#tests/support/builders/category-branch-builders.ts';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

const discussion = aDiscussion();
const category = aCategory();
const dateAddedToCollection = '2026-11-01T10:00:00+00:00';

/** The records of a collection that the viewer may see: a discussion and a category. */
export const someRecords = [
  { recordType: 'discussion', recordID: discussion.discussionID, sort: 1, record: discussion },
  { recordType: 'category', recordID: category.categoryID, sort: 2, record: category },
] as unknown as CollectionContent['records'];

/** A collection with a third record, which is deleted. */
export const aCollection: Collection = {
  collectionID: 3,
  name: 'Best of the bench',
  dateInserted: dateAddedToCollection,
  dateUpdated: null,
  insertUserID: 7,
  updateUserID: null,
  records: [
    ...someRecords.map(({ recordType, recordID, sort }) => ({ recordType, recordID, sort, dateAddedToCollection })),
    { recordType: 'discussion', recordID: 4_711, sort: 3, dateAddedToCollection },
  ],
};

/** Seeds the query cache for the settings of collections. */
export const collectionSeed: Seed = (client, api) => {
  const content = { collectionID: 3, name: aCollection.name, records: someRecords };
  client.setQueryData(collectionsQuery(api).queryKey, [
    aCollection,
    { ...aCollection, collectionID: 4, name: 'Winter reading', records: [] },
  ]);
  client.setQueryData(collectionEditQuery(api, 3, 'en').queryKey, { collection: aCollection, content });
};
