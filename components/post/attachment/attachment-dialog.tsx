import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { addAttachment } from '#api/post/attachment/attachment.client.ts';
import type { Integration } from '#api/post/attachment/attachment.contract.ts';
import { attachmentFormQuery, type SendableRecord } from '#api/post/attachment/attachment.queries.ts';
import type { Attachment } from '#api/post/attachment/attachment-fields.contract.ts';
import { t } from '#api/translations.ts';
import { useInvalidatePosts } from '#components/composer/form/show-post.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';

/**
 * The props of `AttachmentDialog`: the external service, the post to send, and the element that receives focus on
 * close.
 */
export interface AttachmentDialogProps {
  readonly integration: Integration;
  readonly record: SendableRecord;
  readonly returnTo: RefObject<HTMLElement | null>;
}

/**
 * The dialog that shows the form of an external service and sends the post to it (docs/behavior/post.md#attachments).
 * It opens on mount.
 */
export function AttachmentDialog({ integration, record, returnTo }: AttachmentDialogProps) {
  const { api } = useSite();
  const client = useQueryClient();
  const tellSent = useSent(integration);
  const { attachmentType } = integration;
  return (
    <FormDialog
      title={integration.title}
      saveLabel={integration.submitButton}
      loadingLabel={t('attachment.dialog.loading')}
      returnTo={returnTo}
      load={async () => ({
        schema: await client.fetchQuery(attachmentFormQuery(api, attachmentType, record)),
        values: {},
      })}
      save={async (values) => (await addAttachment(api, { ...values, ...record, attachmentType })).body}
      onSaved={(attachment) => tellSent(attachment as Attachment)}
    />
  );
}

/**
 * Returns the handler of a successful submission. It shows a toast with a link to the external item and refetches the
 * post.
 */
function useSent({ postSuccessMessage: { message, linkText } }: Integration) {
  const toasts = useToasts();
  const invalidatePosts = useInvalidatePosts();
  return ({ sourceUrl }: Attachment) => {
    const open = { label: linkText, onSelect: () => void window.open(sourceUrl, '_blank', 'noopener,noreferrer') };
    toasts.add({ tone: 'success', text: message, actions: [open] });
    void invalidatePosts();
  };
}
