import { newestMembersWidget } from '#api/administration/widget/newest-members-widget.contract.ts';
import { loadMemberItems } from '#api/administration/widget/widget-items.client.ts';
import { defineLoader, listed } from './widget-loader.ts';

/** Loads the items of the newest members. */
export const newestMembersLoader = defineLoader(newestMembersWidget, async ({ api, settings }) =>
  listed(await loadMemberItems(api, settings)),
);
