import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { removeBanRule } from '#api/moderation/ban/ban-rule.client.ts';
import type { BanRule } from '#api/moderation/ban/ban-rule.contract.ts';
import { banRulesQuery } from '#api/moderation/ban/ban-rule.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import * as styles from '#components/moderation/decision/decision-list.css.ts';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { BanRuleAddition } from './ban-rule-addition.tsx';
import { BanRuleDialog } from './ban-rule-dialog.tsx';

const path = '/dashboard/members/bans';

/**
 * The ban rule page: each rule with the number of members it matches and of attempts it has blocked; rules can be
 * added, edited and deleted.
 */
export function BanRulePage({ page }: { page: number }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(banRulesQuery(api, page));
  return (
    <DashboardPage title={t('sanction.rule.heading')} description={t('sanction.rule.words')} path={path}>
      <BanRuleAddition />
      {data.rules.length === 0 ? (
        <EmptyState icon={<Ban />} title={t('sanction.rule.none')} />
      ) : (
        <ul className={styles.list} aria-label={t('sanction.rule.heading')}>
          {data.rules.map((rule) => (
            <Rule key={rule.banRuleID} rule={rule} />
          ))}
        </ul>
      )}
      {data.total > data.limit && (
        <Pager
          label={t('sanction.rule.heading')}
          href={(to) => `${path}?page=${to}`}
          page={page}
          limit={data.limit}
          total={data.total}
        />
      )}
    </DashboardPage>
  );
}

function Rule({ rule }: { rule: BanRule }) {
  const { api } = useSite();
  const client = useQueryClient();
  const { banRuleID, type, pattern, note, countUsers, countBlocked, insertUser, dateInserted } = rule;
  const remove = async () => {
    await removeBanRule(api, banRuleID);
    await client.invalidateQueries({ queryKey: ['ban-rules'] });
  };
  return (
    <Card as="li">
      <div className={styles.head}>
        <h2 className={styles.title} dir="auto">
          {pattern}
        </h2>
        <Tag preset="greyscale">{t(`sanction.rule.type.${type}`)}</Tag>
      </div>
      <p className={styles.quiet}>
        {t('sanction.rule.members', { count: countUsers })} · {t('sanction.rule.blocked', { count: countBlocked })} ·{' '}
        {insertUser && (
          <>
            <bdi>{insertUser.name}</bdi> ·{' '}
          </>
        )}
        <DateTime date={dateInserted} type="default" />
      </p>
      {note && (
        <p className={styles.textBlock} dir="auto">
          {note}
        </p>
      )}
      <div className={styles.actions}>
        <EditButton
          label={t('sanction.rule.change-label', { pattern })}
          dialog={(returnTo) => <BanRuleDialog rule={rule} returnTo={returnTo} />}
        >
          {t('sanction.rule.change')}
        </EditButton>
        <Confirm
          title={t('sanction.rule.delete-title')}
          confirmLabel={t('sanction.rule.delete')}
          isDestructive
          onConfirm={remove}
          trigger={(openDialog) => (
            <Button size="small" onClick={openDialog} aria-label={t('sanction.rule.delete-label', { pattern })}>
              {t('sanction.rule.delete')}
            </Button>
          )}
        >
          {t('sanction.rule.delete-words', { pattern })}
        </Confirm>
      </div>
    </Card>
  );
}
