import { useSuspenseQuery } from '@tanstack/react-query';
import { Workflow } from 'lucide-react';
import {
  removeAutomationRule,
  setAutomationStatus,
  triggerAutomationRule,
} from '#api/administration/automation/automation-rule.client.ts';
import type { AutomationRule } from '#api/administration/automation/automation-rule.contract.ts';
import { automationRulesQuery } from '#api/administration/automation/automation-rule.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Anchor } from '#components/primitives/text/anchor.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { AutomationAct } from './automation-act.tsx';
import * as styles from './automation-rule.css.ts';
import { AutomationRuleDialog } from './automation-rule-dialog.tsx';

const path = '/settings/automation-rules';
const presets = { active: 'success', inactive: 'greyscale', suspended: 'error' } as const;

/** The page of automation rules: each with its trigger, action and state, and the acts on it. */
export function AutomationRulePage() {
  const { api } = useSite();
  const { data: rules } = useSuspenseQuery(automationRulesQuery(api));
  return (
    <DashboardPage
      title={t('automation.title')}
      description={t('automation.text')}
      path={path}
      action={
        <EditButton variant="primary" dialog={(returnTo) => <AutomationRuleDialog returnTo={returnTo} />}>
          {t('automation.add')}
        </EditButton>
      }
    >
      {rules.length === 0 ? (
        <EmptyState icon={<Workflow />} title={t('automation.none')}>
          {t('automation.none-text')}
        </EmptyState>
      ) : (
        <>
          <p>
            <Anchor href={`${path}/history`}>{t('automation.history-of-all')}</Anchor>
          </p>
          <ul className={styles.list} aria-label={t('automation.title')}>
            {rules.map((rule) => (
              <Rule key={rule.automationRuleID} rule={rule} />
            ))}
          </ul>
        </>
      )}
    </DashboardPage>
  );
}

function Rule({ rule }: { rule: AutomationRule }) {
  const { automationRuleID: id, name, status, triggerName, actionName, conditions, suspension } = rule;
  const { countRecords, dateLastRun, updateUser } = rule;
  const history = `${path}/history?automationRuleID=${id}`;
  return (
    <Card as="li">
      <div className={styles.head}>
        <h2 className={styles.title} dir="auto">
          {name}
        </h2>
        <Tag preset={presets[status]}>{t(`automation.state.${status}`)}</Tag>
      </div>
      <p className={styles.rule}>
        {triggerName}
        {conditions.length > 0 && <> · {t('automation.conditions', { count: conditions.length })}</>} → {actionName}
      </p>
      <p className={styles.quiet}>
        {t('automation.records', { count: countRecords })} ·{' '}
        {dateLastRun ? (
          <>
            {t('automation.last-run')} <DateTime date={dateLastRun} type="default" />
          </>
        ) : (
          t('automation.never')
        )}
        {updateUser && <> · {t('automation.acts-for', { name: updateUser.name })}</>}
      </p>
      {suspension && (
        <div className={styles.notice}>
          <Message tone="error">{suspension}</Message>
        </div>
      )}
      {rule.waitingDispatchID !== null && (
        <div className={styles.notice}>
          <Message tone="warning">
            {t('automation.waiting-rule')} <Anchor href={history}>{t('automation.show-waiting')}</Anchor>
          </Message>
        </div>
      )}
      <div className={styles.actions}>
        <RuleActs rule={rule} />
        <Anchor href={history} aria-label={t('automation.history-label', { name })}>
          {t('automation.history')}
        </Anchor>
      </div>
    </Card>
  );
}

function RuleActs({ rule }: { rule: AutomationRule }) {
  const { api } = useSite();
  const { automationRuleID: id, name, status, actsOnPresent } = rule;
  const turn = status === 'active' ? 'deactivate' : 'activate';
  return (
    <>
      <EditButton
        label={t('automation.edit-label', { name })}
        dialog={(returnTo) => <AutomationRuleDialog rule={rule} returnTo={returnTo} />}
      >
        {t('automation.edit')}
      </EditButton>
      <AutomationAct
        act={turn}
        label={t(`automation.${turn}-label`, { name })}
        text={t(turn === 'activate' && actsOnPresent ? 'automation.activate-present-text' : `automation.${turn}-text`, {
          name,
        })}
        perform={() => setAutomationStatus(api, id, turn === 'activate' ? 'active' : 'inactive')}
      />
      <AutomationAct
        act="run"
        label={t('automation.run-label', { name })}
        text={t('automation.run-text', { name })}
        perform={() => triggerAutomationRule(api, id)}
      />
      <AutomationAct
        act="delete"
        label={t('automation.delete-label', { name })}
        text={t('automation.delete-text', { name })}
        perform={() => removeAutomationRule(api, id)}
      />
    </>
  );
}
