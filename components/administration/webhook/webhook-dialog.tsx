import type { RefObject } from 'react';
import { addWebhook, changeWebhook } from '#api/administration/webhook/webhook.client.ts';
import type { Webhook } from '#api/administration/webhook/webhook.contract.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { enteredOf, webhookForm, writtenOf } from './webhook-form.ts';

interface WebhookDialogProps {
  /** The webhook to edit. Omitted to add one. */
  readonly hook?: Webhook | undefined;
  readonly returnTo: RefObject<HTMLElement | null>;
  /** Called with the webhook, which contains a new secret. */
  readonly onSaved: (hook: Webhook) => void;
}

/** The dialog that adds or edits a webhook. */
export function WebhookDialog({ hook, returnTo, onSaved }: WebhookDialogProps) {
  const { api } = useSite();
  return (
    <FormDialog
      title={hook ? t('webhook.edit-named', { name: hook.name }) : t('webhook.add')}
      loaded={{ schema: webhookForm(), values: enteredOf(hook) }}
      save={async (values) => {
        const written = writtenOf(values) as unknown as Parameters<typeof addWebhook>[1];
        const { body } = await (hook ? changeWebhook(api, hook.webhookID, written) : addWebhook(api, written));
        onSaved(body);
      }}
      returnTo={returnTo}
    />
  );
}
