import { readSiteTotals } from '#api/administration/count/site-total.client.ts';
import { siteTotalsWidget } from '#api/administration/widget/site-totals-widget.contract.ts';
import { defineLoader } from './widget-loader.ts';

/** Loads the numbers of the site, or of the subcommunity of the page. */
export const siteTotalsLoader = defineLoader(siteTotalsWidget, async ({ api, parameters: { siteSectionID } }) => {
  const { body } = await readSiteTotals(api, [], siteSectionID === undefined ? undefined : String(siteSectionID));
  const numberOf = (name: keyof typeof body.counts) => {
    const found = body.counts[name];
    return found && !found.isCalculating ? found.count : null;
  };
  const [discussion, comment] = [numberOf('discussion'), numberOf('comment')];
  const post = discussion === null || comment === null ? null : discussion + comment;
  return { counts: { post, discussion, comment, category: numberOf('category'), user: numberOf('user') } };
});
