import { loadSuggestedContent } from '#api/administration/embed/suggested-content.ts';
import {
  announcementsWidget,
  discussionsWidget,
  questionsWidget,
  suggestedContentWidget,
} from '#api/administration/widget/discussions-widget.contract.ts';
import { loadDiscussionItems } from '#api/administration/widget/widget-items.client.ts';
import { defineLoader, listed } from './widget-loader.ts';

/** Loads the items of a list of discussions. */
export const discussionsLoader = defineLoader(discussionsWidget, async ({ api, settings }) =>
  listed(await loadDiscussionItems(api, { ...settings, hasDetails: settings.display !== 'link' })),
);

/** Loads the items of a list of announced discussions. */
export const announcementsLoader = defineLoader(announcementsWidget, async ({ api, settings }) =>
  listed(await loadDiscussionItems(api, { ...settings, pinned: true, hasDetails: settings.display !== 'link' })),
);

/** Loads the items of a list of questions. */
export const questionsLoader = defineLoader(questionsWidget, async ({ api, settings: { status, ...settings } }) =>
  listed(
    await loadDiscussionItems(api, {
      ...settings,
      type: 'question',
      status: status === 'all' ? undefined : status,
      hasDetails: settings.display !== 'link',
    }),
  ),
);

/** Loads the posts and the categories that are suggested to the viewer. */
export const suggestedContentLoader = defineLoader(suggestedContentWidget, async ({ api, settings }) => {
  const hasDetails = settings.display !== 'link';
  const { items, categories } = await loadSuggestedContent(api, { ...settings, hasDetails });
  return items.length + categories.length > 0 ? { items, categories } : undefined;
});
