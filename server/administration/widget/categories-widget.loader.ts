import { categoriesWidget } from '#api/administration/widget/categories-widget.contract.ts';
import { categoryItems } from '#api/administration/widget/widget-items.client.ts';
import { listCategories } from '#api/category/category.client.ts';
import { defineLoader, listed } from './widget-loader.ts';

/** Loads the chosen categories, or the first ones that contain discussions. */
export const categoriesLoader = defineLoader(categoriesWidget, async ({ api, settings }) => {
  const { body } = await listCategories(api, { maxDepth: 100, outputFormat: 'flat', limit: 500 });
  return listed(categoryItems(body, { ...settings, hasDetails: settings.display !== 'link' }));
});
