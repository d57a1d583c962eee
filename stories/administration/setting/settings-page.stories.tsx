import { postingSettings } from '#components/administration/setting/posting-settings.ts';
import { SettingsPage } from '#components/administration/setting/settings-page.tsx';
import { settingSeed } from '#stories/support/setting-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / settings-page' };

const settings = {
  'discussions.perPage': 30,
  'comments.perPage': 30,
  'discussions.listForm': 'list',
  'ui.autoOffsetComments': true,
  'ui.useAdminCheckboxes': true,
  'discussions.nameLength': 250,
  'posts.minLength': 1,
  'posts.maxLength': 60_000,
  'ui.editContentTimeout': 3_600,
  'drafts.autosave': true,
  'threads.style': 'nested',
  'comments.maxDepth': 5,
  'tagging.enabled': true,
  'tagging.max': 5,
  'links.warnLeaving': false,
};

export const Posting = () => (
  <StorySite isBare me={ingrid} permissions={['site.manage']} seed={settingSeed(postingSettings, settings)}>
    <SettingsPage page={postingSettings} description="Lists, discussions and posts." />
  </StorySite>
);
