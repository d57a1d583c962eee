import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useRef } from 'react';
import type { Escalation } from '#api/moderation/escalation/escalation.contract.ts';
import { recordAttachmentsQuery } from '#api/post/attachment/attachment.queries.ts';
import { t } from '#api/translations.ts';
import { IntegrationItems } from '#components/post/attachment/integration-items.tsx';
import { PostAttachments } from '#components/post/attachment/post-attachments.tsx';
import { useIntegrations } from '#components/post/attachment/use-integrations.ts';
import { useSendRecord } from '#components/post/option/use-send-record.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Menu } from '#components/primitives/overlay/menu.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

/**
 * The menu that sends the post of an escalation to an external service (docs/behavior/moderation.md#escalations).
 * Renders nothing if the site has none.
 */
export function IntegrationMenu({ escalation: { recordType, recordID, recordUser } }: { escalation: Escalation }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const integrations = useIntegrations(recordType, recordUser.userID);
  const sending = useSendRecord({ recordType, recordID }, trigger);
  if (integrations.length === 0) return null;
  const label = t('report.act.integrations');
  return (
    <>
      <Menu
        label={label}
        trigger={
          <Button ref={trigger} size="small" icon={<Ticket size={16} />}>
            {label}
          </Button>
        }
      >
        <IntegrationItems integrations={integrations} onChoose={sending.send} />
      </Menu>
      {sending.dialog}
    </>
  );
}

/** The attachments of the escalated post in external services. */
export function ExternalAttachments({ escalation: { recordType, recordID } }: { escalation: Escalation }) {
  const { api, settings } = useSite();
  const isOn = settings['externalAttachments.enabled'] === true;
  const { data } = useQuery({ ...recordAttachmentsQuery(api, { recordType, recordID }), enabled: isOn });
  return <PostAttachments attachments={data} />;
}
