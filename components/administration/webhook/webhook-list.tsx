import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { deleteWebhook, pingWebhook } from '#api/administration/webhook/webhook.client.ts';
import type { Webhook } from '#api/administration/webhook/webhook.contract.ts';
import { webhookDeliveriesQuery, webhooksQuery } from '#api/administration/webhook/webhook.queries.ts';
import { t } from '#api/translations.ts';
import { ConfirmGate } from '#components/account/credential/confirm-gate.tsx';
import { useOneTimeSecret } from '#components/account/credential/use-one-time-secret.ts';
import { FreshToken } from '#components/account/own-data/fresh-token.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { cluster, stack } from '#theme/layout/layout.css.ts';
import { recordName, recordNote, recordRow, recordSheet, recordText } from '#theme/layout/record.css.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { nameOfEvent } from './webhook-form.ts';
import { WebhookHistory } from './webhook-history.tsx';
import * as styles from './webhook-list.css.ts';

/** The webhooks of the site, editable once the administrator has confirmed their identity. */
export function WebhookList() {
  const { api } = useSite();
  const { data: safety } = useSuspenseQuery(twoFactorQuery(api));
  return (
    <ConfirmGate safety={safety}>
      <Webhooks />
    </ConfirmGate>
  );
}

function Webhooks() {
  const { api } = useSite();
  const client = useQueryClient();
  const toasts = useToasts();
  const { data: hooks } = useSuspenseQuery(webhooksQuery(api));
  const secret = useOneTimeSecret();
  const reload = () => client.invalidateQueries({ queryKey: webhooksQuery(api).queryKey, exact: true });
  const saved = (hook: Webhook) => {
    toasts.add({ text: t('webhook.saved'), tone: 'success' });
    if (hook.secret) secret.show(hook.secret);
    void reload();
  };
  return (
    <div className={stack({ gap: 'large' })}>
      <FreshToken secret={secret} title={t('webhook.secret-new')} />
      <div>
        <EditButton variant="primary" dialog={(returnTo) => <WebhookDialog returnTo={returnTo} onSaved={saved} />}>
          {t('webhook.add')}
        </EditButton>
      </div>
      {hooks.length === 0 ? (
        <EmptyState icon={<WebhookIcon />} title={t('webhook.none')}>
          {t('webhook.none-text')}
        </EmptyState>
      ) : (
        <ul className={recordSheet} aria-label={t('webhook.title')}>
          {hooks.map((hook) => (
            <HookRow key={hook.webhookID} hook={hook} onSaved={saved} onChanged={reload} />
          ))}
        </ul>
      )}
    </div>
  );
}

const statusTags = { active: 'success', disabled: 'greyscale', resting: 'error' } as const;
const statusNames = {
  active: 'webhook.status.active',
  disabled: 'webhook.status.disabled',
  resting: 'webhook.status.resting',
} as const;

interface HookRowProps {
  readonly hook: Webhook;
  readonly onSaved: (hook: Webhook) => void;
  /** Loads the list again, without histories: that of a deleted webhook cannot be loaded. */
  readonly onChanged: () => Promise<unknown>;
}

function HookRow({ hook, onSaved, onChanged }: HookRowProps) {
  const { api } = useSite();
  const client = useQueryClient();
  const { change, submit } = useFormSubmission();
  const history = useRef<HTMLDetailsElement>(null);
  const [isShown, setShown] = useState(false);
  const { webhookID, name, url, status, events } = hook;
  const test = () =>
    submit(async () => {
      await pingWebhook(api, webhookID);
      if (history.current) history.current.open = true;
      await client.invalidateQueries({ queryKey: webhookDeliveriesQuery(api, webhookID).queryKey });
    });
  return (
    <li className={recordRow}>
      <div className={recordText}>
        <h2 className={recordName}>
          <bdi>{name}</bdi>
          <Tag preset={statusTags[status]}>{t(statusNames[status])}</Tag>
        </h2>
        <p className={recordNote} dir="ltr">
          {url}
        </p>
        <p className={recordNote}>{events.map(nameOfEvent).join(' · ')}</p>
        {status === 'resting' && <p className={recordNote}>{t('webhook.resting')}</p>}
        <SubmissionProblem submission={change} />
      </div>
      <div className={cluster()}>
        <Button size="small" disabled={change.isSending} onClick={test} aria-label={t('webhook.test-named', { name })}>
          {t('webhook.test')}
        </Button>
        <EditButton
          label={t('webhook.edit-named', { name })}
          dialog={(returnTo) => <WebhookDialog hook={hook} returnTo={returnTo} onSaved={onSaved} />}
        >
          {t('webhook.edit')}
        </EditButton>
        <Confirm
          title={t('webhook.delete-title')}
          confirmLabel={t('webhook.delete')}
          isDestructive
          onConfirm={async () => {
            await deleteWebhook(api, webhookID);
            await onChanged();
          }}
          trigger={(openDialog) => (
            <Button size="small" onClick={openDialog} aria-label={t('webhook.delete-named', { name })}>
              {t('webhook.delete')}
            </Button>
          )}
        >
          {t('webhook.delete-text', { name })}
        </Confirm>
      </div>
      <details ref={history} className={styles.history} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
        <summary className={styles.summary}>{t('webhook.history')}</summary>
        {isShown && <WebhookHistory webhookID={webhookID} />}
      </details>
    </li>
  );
}
