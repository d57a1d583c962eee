import type { ModerationMessage } from '#api/moderation/site-message/moderation-message.contract.ts';
import { SiteMessageList } from '#components/shell/site/site-message-list.tsx';
import { siteMessageDismissalModel } from '#machines/shell/site/site-message-dismissal.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

const message: ModerationMessage = {
  moderationMessageID: 4,
  body: 'The workshop is closed on Friday.',
  bodyHtml: '<p>The workshop is closed on Friday.</p>',
  format: 'markdown',
  isDismissible: true,
  isEnabled: true,
  recordType: null,
  recordID: null,
  includeDescendants: false,
  categoryIDs: null,
  roleIDs: [],
  type: 'info',
  viewLocation: 'content',
  layoutViewType: 'all',
};

/** A message of the administrators that is being dismissed. */
export const siteMessageDismissalScene = defineScene(siteMessageDismissalModel, {
  render: () => (
    <StorySite me={ingrid}>
      <SiteMessageList messages={[message]} />
      <main id="main" tabIndex={-1}>
        <h1>Discussions</h1>
      </main>
    </StorySite>
  ),
});
