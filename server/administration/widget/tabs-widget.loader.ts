import { loadPostTab } from '#api/administration/widget/post-tab.ts';
import { tabsWidget } from '#api/administration/widget/tabs-widget.contract.ts';
import { defineLoader } from './widget-loader.ts';

/** Loads the posts of the first tab. The browser loads those of the others when they are opened. */
export const tabsLoader = defineLoader(tabsWidget, async ({ api, settings: { tabs, limit, categoryID } }) => {
  const [first] = tabs;
  return first && { items: await loadPostTab(api, { preset: first.preset, limit, categoryID }) };
});
