import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { previewAutomationRule } from '#api/administration/automation/automation-rule.client.ts';
import type {
  AutomationRuleContent,
  AutomationPreview as Result,
} from '#api/administration/automation/automation-rule.contract.ts';
import type { FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { Loader } from '#components/primitives/content/loader.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Anchor } from '#components/primitives/text/anchor.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { failureReason } from '#machines/failure-reason.ts';
import * as styles from './automation-rule.css.ts';

/** The props of a dry run. `contentOf` converts the values of the form to a rule. */
interface AutomationPreviewProps {
  readonly values: FormValues;
  readonly contentOf: (values: FormValues) => Promise<AutomationRuleContent>;
}

/** What a rule with the entered values would have done in the past 30 days. It starts when the button is pressed. */
export function AutomationPreview({ values, contentOf }: AutomationPreviewProps) {
  const { api } = useSite();
  const heading = useId();
  const [asked, setAsked] = useState<FormValues>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['automation-preview', asked],
    queryFn: async () => {
      const rule = await contentOf(asked ?? {});
      return (await previewAutomationRule(api, { ...rule, name: rule.name || '…' })).body;
    },
    enabled: asked !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const start = () => (asked === values ? void refetch() : setAsked(values));
  return (
    <section aria-labelledby={heading} className={styles.preview}>
      <h3 id={heading} className={styles.title}>
        {t('automation.preview')}
      </h3>
      <p className={styles.quiet}>{t('automation.preview-text')}</p>
      <div>
        <Button size="small" onClick={start}>
          {t('automation.preview-show')}
        </Button>
      </div>
      {isFetching && <Loader label={t('automation.preview')} />}
      {!isFetching && error && (
        <Message tone="error" live>
          {failureReason(error)}
        </Message>
      )}
      {!isFetching && !error && data && <Found result={data} isStale={asked !== values} />}
    </section>
  );
}

function Found({ result: { count, hasMore, records }, isStale }: { result: Result; isStale: boolean }) {
  return (
    <>
      <Message tone={hasMore ? 'warning' : 'info'} live>
        {hasMore ? t('automation.preview-more', { count }) : t('automation.preview-count', { count })}
      </Message>
      {isStale && <p className={styles.quiet}>{t('automation.preview-stale')}</p>}
      {count > records.length && (
        <p className={styles.quiet}>{t('automation.preview-first', { count: records.length })}</p>
      )}
      <ul className={styles.records}>
        {records.map(({ recordType, recordID, name, url, date }) => (
          <li key={`${recordType} ${recordID} ${date}`}>
            <Anchor href={url}>
              <bdi>{name}</bdi>
            </Anchor>{' '}
            <span className={styles.quiet}>
              <DateTime date={date} type="default" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
