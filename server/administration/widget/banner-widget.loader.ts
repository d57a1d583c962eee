import { bannerWidget } from '#api/administration/widget/banner-widget.contract.ts';
import { readCategory } from '#api/category/category.client.ts';
import { defineLoader } from './widget-loader.ts';

/** Loads the texts and the picture of a category for the banner of its page. */
export const bannerLoader = defineLoader(bannerWidget, async ({ api, settings, parameters: { categoryID } }) => {
  if (settings.titleFrom !== 'page' || categoryID === undefined) return {};
  const { body } = await readCategory(api, categoryID);
  return { page: { name: body.name, description: body.description ?? '', image: body.bannerUrl ?? '' } };
});
