import { tagWidget } from '#api/administration/widget/tag-widget.contract.ts';
import { listTags } from '#api/category/tag.client.ts';
import { defineLoader, listed } from './widget-loader.ts';

/** Loads the tags with the most discussions. */
export const tagLoader = defineLoader(tagWidget, async ({ api, settings: { limit } }) => {
  const { body } = await listTags(api, { limit, excludeNoCountDiscussion: true });
  return listed(body.map(({ tagID, name, countDiscussions }) => ({ tagID, name, countDiscussions })));
});
