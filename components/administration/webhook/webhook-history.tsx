import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sendDeliveryAgain } from '#api/administration/webhook/webhook.client.ts';
import type { WebhookDelivery } from '#api/administration/webhook/webhook.contract.ts';
import { webhookDeliveriesQuery } from '#api/administration/webhook/webhook.queries.ts';
import { t } from '#api/translations.ts';
import { Loader } from '#components/primitives/content/loader.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { LoadProblem } from '#components/primitives/submission/load-problem.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordNote } from '#theme/layout/record.css.ts';
import { nameOfEvent } from './webhook-form.ts';
import * as styles from './webhook-history.css.ts';

/** The newest deliveries of a webhook, with the request and the beginning of the answer. */
export function WebhookHistory({ webhookID }: { webhookID: number }) {
  const { api } = useSite();
  const { data: deliveries, error, refetch } = useQuery(webhookDeliveriesQuery(api, webhookID));
  if (error) return <LoadProblem error={error} onRetry={refetch} />;
  if (!deliveries) return <Loader label={t('primitives.loader.label')} />;
  if (deliveries.length === 0) return <p className={recordNote}>{t('webhook.history-none')}</p>;
  return (
    <ul className={styles.list} aria-label={t('webhook.history')}>
      {deliveries.map((delivery) => (
        <Delivery key={delivery.webhookDeliveryID} delivery={delivery} />
      ))}
    </ul>
  );
}

const statusTags = { waiting: 'standard', delivered: 'success', failed: 'error' } as const;
const statusNames = {
  waiting: 'webhook.delivery.waiting',
  delivered: 'webhook.delivery.delivered',
  failed: 'webhook.delivery.failed',
} as const;
const problemNames = {
  private: 'webhook.delivery.private',
  slow: 'webhook.delivery.slow',
  unreachable: 'webhook.delivery.unreachable',
  inactive: 'webhook.delivery.inactive',
  secret: 'webhook.delivery.secret',
} as const;

/** Returns the outcome of the last attempt; undefined if there was none. */
const outcomeOf = ({ problem, responseStatus, duration }: WebhookDelivery): string | undefined => {
  if (problem && problem !== 'status') return t(problemNames[problem]);
  if (responseStatus === null) return undefined;
  return t('webhook.delivery.answered', { status: responseStatus, duration: duration ?? 0 });
};

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const { api } = useSite();
  const client = useQueryClient();
  const { change, submit } = useFormSubmission();
  const { webhookID, webhookDeliveryID, event, status, body, attempts, responseStart, dateInserted } = delivery;
  const outcome = outcomeOf(delivery);
  const again = () =>
    submit(async () => {
      await sendDeliveryAgain(api, webhookID, webhookDeliveryID);
      await client.invalidateQueries({ queryKey: ['webhooks'] });
    });
  return (
    <li className={styles.delivery}>
      <SubmissionProblem submission={change} />
      <div className={styles.head}>
        <strong>{nameOfEvent(event)}</strong>
        <Tag preset={statusTags[status]}>{t(statusNames[status])}</Tag>
        <span className={styles.facts}>
          <DateTime date={dateInserted} />
          {attempts > 1 && <> · {t('webhook.delivery.attempts', { count: attempts })}</>}
          {outcome && <> · {outcome}</>}
        </span>
        <Button
          size="small"
          disabled={change.isSending}
          onClick={again}
          aria-label={t('webhook.again-named', { event: nameOfEvent(event), date: dateInserted })}
        >
          {t('webhook.again')}
        </Button>
      </div>
      <details>
        <summary className={styles.summary}>{t('webhook.delivery.request')}</summary>
        <pre className={styles.code} dir="ltr">
          {body}
        </pre>
      </details>
      {responseStart && (
        <details>
          <summary className={styles.summary}>{t('webhook.delivery.answer')}</summary>
          <pre className={styles.code} dir="ltr">
            {responseStart}
          </pre>
        </details>
      )}
    </li>
  );
}
