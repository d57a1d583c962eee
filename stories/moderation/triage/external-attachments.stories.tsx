import { recordAttachmentsQuery } from '#api/post/attachment/attachment.queries.ts';
import { ExternalAttachments, IntegrationMenu } from '#components/moderation/triage/external-attachments.tsx';
import { attachmentSeed, sentRecord } from '#stories/support/attachment-seed.ts';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { anAttachment } from '#tests/support/builders/attachment-builders.ts';
import { anEscalation } from '#tests/support/builders/report-builders.ts';

export default { title: 'moderation / external-attachments' };

const escalation = anEscalation(sentRecord);

const seed: Seed = (client, api) => {
  attachmentSeed(client, api);
  client.setQueryData(recordAttachmentsQuery(api, sentRecord).queryKey, [anAttachment()]);
};

const parts = (isOn: boolean) => (
  <StorySite
    me={ingrid}
    permissions={['community.moderate', 'staff.allow']}
    settings={{ 'externalAttachments.enabled': isOn }}
    seed={seed}
  >
    <ExternalAttachments escalation={escalation} />
    <IntegrationMenu escalation={escalation} />
  </StorySite>
);

export const Sent = () => parts(true);

export const SwitchedOff = () => parts(false);
