import { userSpotlightWidget } from '#api/administration/widget/user-spotlight-widget.contract.ts';
import { readUser } from '#api/member/user/user.client.ts';
import { defineLoader } from './widget-loader.ts';

/** Loads the member of a spotlight. It is hidden until one is chosen, and when the member is gone. */
export const userSpotlightLoader = defineLoader(userSpotlightWidget, async ({ api, settings: { userID } }) => {
  if (userID === undefined) return undefined;
  const { name, url, photoUrl, title } = (await readUser(api, userID)).body;
  return { member: { name, url, photoUrl, title } };
});
