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

/** The rule in the form, whether its values are valid, and whether its trigger ignores the period. */
export interface EnteredRule {
  readonly rule: AutomationRuleContent;
  readonly isComplete: boolean;
  readonly actsOnPresent: boolean;
}

/** The props of a dry run. */
interface AutomationPreviewProps {
  readonly values: FormValues;
  readonly contentOf: (values: FormValues) => Promise<EnteredRule>;
}

/** The dry run of the entered rule: lists the records of the past 30 days when the button is pressed. */
export function AutomationPreview({ values, contentOf }: AutomationPreviewProps) {
  const { api } = useSite();
  const heading = useId();
  const [asked, setAsked] = useState<FormValues>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['automation-preview', asked],
    queryFn: async () => {
      const { rule, isComplete, actsOnPresent } = await contentOf(asked ?? {});
      if (!isComplete) return 'incomplete' as const;
      const { body } = await previewAutomationRule(api, { ...rule, name: rule.name || '…' });
      return { ...body, actsOnPresent };
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
      {!isFetching && !error && data === 'incomplete' && (
        <Message tone="warning" live>
          {t('automation.preview-incomplete')}
        </Message>
      )}
      {!isFetching && !error && data && data !== 'incomplete' && <Found result={data} isStale={asked !== values} />}
    </section>
  );
}

/** The result of a dry run. */
interface DryRun extends Result {
  readonly actsOnPresent: boolean;
}

function Found({ result, isStale }: { result: DryRun; isStale: boolean }) {
  const { count, hasMore, records, actsOnPresent } = result;
  return (
    <>
      <Message tone={hasMore ? 'warning' : 'info'} live>
        {hasMore ? t('automation.preview-more', { count }) : t('automation.preview-count', { count })}
      </Message>
      {actsOnPresent && <p className={styles.quiet}>{t('automation.preview-present')}</p>}
      {isStale && <p className={styles.quiet}>{t('automation.preview-stale')}</p>}
      {count > records.length && (
        <p className={styles.quiet}>{t('automation.first-records', { count: records.length })}</p>
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
