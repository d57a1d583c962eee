import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import {
  decideAutomationDispatch,
  undoAutomationDispatch,
} from '#api/administration/automation/automation-rule.client.ts';
import type { AutomationDispatch } from '#api/administration/automation/automation-rule.contract.ts';
import {
  automationDispatchesQuery,
  automationRecordsQuery,
} from '#api/administration/automation/automation-rule.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Loader } from '#components/primitives/content/loader.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { Anchor } from '#components/primitives/text/anchor.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { failureReason } from '#machines/failure-reason.ts';
import { AutomationAct } from './automation-act.tsx';
import * as styles from './automation-rule.css.ts';

const rulesPath = '/settings/automation-rules';
const path = `${rulesPath}/history`;
const presets = {
  waiting: 'colored',
  running: 'colored',
  finished: 'success',
  skipped: 'greyscale',
  undoing: 'colored',
} as const;
const recordPresets = {
  waiting: 'colored',
  done: 'success',
  failed: 'error',
  skipped: 'greyscale',
  undone: 'greyscale',
} as const;

/** The history of automation rules: each run with its records and failures. Runs can be undone and confirmed. */
export function AutomationHistoryPage({ ruleID, page }: { ruleID: number | undefined; page: number }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(automationDispatchesQuery(api, ruleID, page));
  const of = ruleID === undefined ? '' : `automationRuleID=${ruleID}&`;
  return (
    <DashboardPage title={t('automation.history')} description={t('automation.history-text')} path={rulesPath}>
      <div className={styles.head}>
        <Anchor href={rulesPath}>{t('automation.back')}</Anchor>
        {ruleID !== undefined && <Anchor href={path}>{t('automation.history-all')}</Anchor>}
      </div>
      {data.dispatches.length === 0 ? (
        <EmptyState icon={<History />} title={t('automation.history-none')} />
      ) : (
        <ul className={styles.list} aria-label={t('automation.history')}>
          {data.dispatches.map((run) => (
            <Run key={run.automationRuleDispatchID} run={run} />
          ))}
        </ul>
      )}
      {data.total > data.limit && (
        <Pager
          label={t('automation.history')}
          href={(to) => `${path}?${of}page=${to}`}
          page={page}
          limit={data.limit}
          total={data.total}
        />
      )}
    </DashboardPage>
  );
}

function Run({ run }: { run: AutomationDispatch }) {
  const { api } = useSite();
  const { automationRuleDispatchID: id, name, status, triggerName, actionName, dispatchUser } = run;
  const count = run.countRecords;
  return (
    <Card as="li">
      <div className={styles.head}>
        <h2 className={styles.title} dir="auto">
          {name}
        </h2>
        <Tag preset={presets[status]}>{t(`automation.run-state.${status}`)}</Tag>
      </div>
      <p className={styles.rule}>
        {triggerName} → {actionName}
      </p>
      <p className={styles.quiet}>
        <DateTime date={run.dateDispatched} type="default" /> · {t(`automation.kind.${run.dispatchType}`)}
        {dispatchUser && (
          <>
            {' '}
            · <bdi>{dispatchUser.name}</bdi>
          </>
        )}{' '}
        · {t('automation.records', { count })} · {t('automation.done', { count: run.countDone })}
        {run.countFailed > 0 && <> · {t('automation.failed', { count: run.countFailed })}</>}
      </p>
      {status === 'waiting' && (
        <div className={styles.notice}>
          <Message tone="warning">{t('automation.waiting', { count })}</Message>
        </div>
      )}
      <div className={styles.actions}>
        {status === 'waiting' && (
          <>
            <AutomationAct
              act="confirm"
              text={t('automation.confirm-text', { count })}
              perform={() => decideAutomationDispatch(api, id, true)}
            />
            <AutomationAct
              act="skip"
              text={t('automation.skip-text')}
              perform={() => decideAutomationDispatch(api, id, false)}
            />
          </>
        )}
        {status === 'finished' && run.countUndoable > 0 && (
          <AutomationAct
            act="undo"
            label={t('automation.undo-label', { name })}
            text={t('automation.undo-text', { count: run.countUndoable })}
            perform={() => undoAutomationDispatch(api, id)}
          />
        )}
      </div>
      <Records run={run} />
    </Card>
  );
}

function Records({ run }: { run: AutomationDispatch }) {
  const { api } = useSite();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({ ...automationRecordsQuery(api, run), enabled: isOpen });
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('automation.show-records')}</summary>
      {isOpen && !data && !error && <Loader label={t('automation.show-records')} />}
      {error && (
        <Message tone="error" live>
          {failureReason(error)}
        </Message>
      )}
      {data && data.length < run.countRecords && (
        <p className={styles.quiet}>{t('automation.first-records', { count: data.length })}</p>
      )}
      <ul className={styles.records}>
        {data?.map(({ recordType, recordID, name, url, status, reason }) => (
          <li key={`${recordType} ${recordID}`}>
            {url ? (
              <Anchor href={url}>
                <bdi>{name}</bdi>
              </Anchor>
            ) : (
              t('automation.hidden-record')
            )}{' '}
            <Tag preset={recordPresets[status]}>{t(`automation.record-state.${status}`)}</Tag>
            {reason && <p className={styles.quiet}>{reason}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}
