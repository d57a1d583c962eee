import { useSuspenseQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import type { AuditLogQuery } from '#api/moderation/log/audit-log.client.ts';
import { auditLogQuery } from '#api/moderation/log/log.queries.ts';
import { t } from '#api/translations.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { LogFilter } from './log-filter.tsx';
import { LogList } from './log-list.tsx';
import { type LogPageParams, logPageUrl, logQueryOf } from './log-url.ts';

/** The props of a moderation log page. */
export interface LogContentProps {
  readonly address: LogPageParams;
  /** `actions` shows the actions; `requests` adds their requests; `public` is the public log. */
  readonly kind: 'actions' | 'requests' | 'public';
}

/** The filter, the entries and the pagination of the log. */
export function LogContent({ address, kind }: LogContentProps) {
  const { api } = useSite();
  const query: AuditLogQuery = { ...logQueryOf(address), ...(kind === 'public' && { level: 'public' as const }) };
  const { data } = useSuspenseQuery(auditLogQuery(api, query));
  return (
    <>
      {address.recordID === undefined && <Kinds address={address} />}
      <LogFilter path={address.path} choice={address} />
      {data.rows.length === 0 ? (
        <EmptyState icon={<ScrollText />} title={t('log.empty.title')}>
          {t('log.empty.words')}
        </EmptyState>
      ) : (
        <LogList entries={data.rows} detail={kind === 'requests' ? 'requests' : 'actions'} />
      )}
      {data.total > data.limit && (
        <Pager
          label={t('log.pages')}
          href={(page) => logPageUrl({ ...address, page })}
          page={address.page}
          limit={data.limit}
          total={data.total}
        />
      )}
    </>
  );
}

const kinds = ['discussion', 'comment', 'member', 'setting'] as const;

/**
 * The tabs that filter the log by record type: posts, comments, members, settings, or all
 * (docs/behavior/moderation.md#moderation-log).
 */
const Kinds = ({ address }: Pick<LogContentProps, 'address'>) => (
  <LinkTabs
    label={t('log.kind')}
    tabs={[undefined, ...kinds].map((recordType) => ({
      href: logPageUrl({ ...address, recordType, page: 1 }),
      name: t(`log.kind.${recordType ?? 'all'}`),
      isCurrent: recordType === address.recordType,
    }))}
  />
);
