import { useSuspenseQuery } from '@tanstack/react-query';
import { MailCheck, MailX } from 'lucide-react';
import {
  type MailQueueFilter,
  mailQueueLists,
  mailQueuePath,
  mailQueueUrl,
  type OutgoingList,
} from '#api/mail/outgoing/mail-queue-filter.ts';
import { mailBouncesQuery, mailsPerPage, outgoingMailsQuery } from '#api/mail/outgoing/outgoing-mail.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { recordNote, recordSheet } from '#theme/layout/record.css.ts';
import { MailBounceRow } from './mail-bounce-row.tsx';
import { OutgoingMailRow, RetryAll } from './outgoing-mail-row.tsx';

/** The page of the queue of outgoing messages, and of the addresses that refused one. */
export function MailQueuePage({ filter }: { filter: MailQueueFilter }) {
  const seesAddresses = useMay()('personalInfo.view');
  const { state, page } = filter;
  return (
    <DashboardPage title={t('outgoing-mail.queue')} description={t('outgoing-mail.queue-text')} path={mailQueuePath}>
      <div className={stack({ gap: 'medium' })}>
        <LinkTabs
          label={t('outgoing-mail.lists')}
          currentIs="page"
          tabs={mailQueueLists
            .filter((list) => seesAddresses || list !== 'bounces')
            .map((list) => ({
              href: mailQueueUrl({ state: list, page: 1 }),
              name: t(`outgoing-mail.list.${list}`),
              isCurrent: list === state,
            }))}
        />
        {state === 'bounces' ? <MailBounces page={page} /> : <OutgoingMails state={state} page={page} />}
      </div>
    </DashboardPage>
  );
}

function OutgoingMails({ state, page }: { state: OutgoingList; page: number }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(outgoingMailsQuery(api, { state, page }));
  if (data.mails.length === 0) return <EmptyState icon={<MailCheck />} title={t(`outgoing-mail.empty.${state}`)} />;
  return (
    <>
      {state === 'failed' && <RetryAll mails={data.mails} />}
      <ul className={recordSheet} aria-label={t(`outgoing-mail.list.${state}`)}>
        {data.mails.map((mail) => (
          <OutgoingMailRow key={mail.mailID} mail={mail} />
        ))}
      </ul>
      <QueuePager state={state} page={page} total={data.total} />
    </>
  );
}

function MailBounces({ page }: { page: number }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(mailBouncesQuery(api, page));
  if (data.bounces.length === 0) return <EmptyState icon={<MailX />} title={t('outgoing-mail.empty.bounces')} />;
  return (
    <>
      <p className={recordNote}>{t('outgoing-mail.bounces-text')}</p>
      <ul className={recordSheet} aria-label={t('outgoing-mail.list.bounces')}>
        {data.bounces.map((bounce) => (
          <MailBounceRow key={bounce.address} bounce={bounce} />
        ))}
      </ul>
      <QueuePager state="bounces" page={page} total={data.total} />
    </>
  );
}

const QueuePager = ({ state, page, total }: MailQueueFilter & { readonly total: number }) =>
  total > mailsPerPage && (
    <Pager
      label={t('outgoing-mail.queue')}
      href={(to) => mailQueueUrl({ state, page: to })}
      page={page}
      limit={mailsPerPage}
      total={total}
    />
  );
