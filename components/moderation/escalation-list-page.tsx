import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { CircleCheckBig, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { changeEscalation } from '#api/moderation/escalation.client.ts';
import type { Escalation } from '#api/moderation/escalation.contract.ts';
import { type EscalationFilter, escalationListQuery, escalationsPerPage } from '#api/moderation/escalation.queries.ts';
import { t } from '#api/words.ts';
import { PostBody } from '#components/post/post-body.tsx';
import { Button } from '#components/primitives/button.tsx';
import { EmptyState } from '#components/primitives/empty-state.tsx';
import { Field } from '#components/primitives/field.tsx';
import { IconButtonLink } from '#components/primitives/icon-button.tsx';
import { LinkTabs } from '#components/primitives/link-tabs.tsx';
import { Message } from '#components/primitives/message.tsx';
import { Pager } from '#components/primitives/pager.tsx';
import { Select } from '#components/primitives/select.tsx';
import { Tag } from '#components/primitives/tag.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import { reasonIn } from '#machines/reason-in.ts';
import { metas } from '#theme/layout/metas.css.ts';
import { AnswerMenu } from './answer-menu.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { ReportNotes } from './report-notes.tsx';
import * as styles from './report-triage.css.ts';

const path = '/dashboard/content/escalations';
const statuses = ['open', 'in-progress', 'on-hold', 'done'] as const;
const shown = ['unfinished', ...statuses] as const;

/** The posts that need more than a yes or no, with where each stands (`spec/screens.md` F9). */
export function EscalationListPage({ filter }: { filter: EscalationFilter }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(escalationListQuery(api, filter));
  return (
    <DashboardPage title={t('report.escalation.title')} description={t('report.escalation.words')} path={path}>
      <LinkTabs
        label={t('report.filter.status')}
        currentIs="page"
        tabs={shown.map((one) => ({
          href: one === 'unfinished' ? path : `${path}?status=${one}`,
          name: t(one === 'unfinished' ? 'report.escalation.unfinished' : `report.escalation.status.${one}`),
          isCurrent: one === filter.show && !filter.escalationID,
        }))}
      />
      {data.escalations.length === 0 ? (
        <EmptyState icon={<CircleCheckBig />} title={t('report.queue.clear')}>
          {t('report.escalation.clear-words')}
        </EmptyState>
      ) : (
        <ol className={styles.list} aria-label={t('report.escalation.title')}>
          {data.escalations.map((escalation) => (
            <li key={escalation.escalationID}>
              <EscalationCard escalation={escalation} />
            </li>
          ))}
        </ol>
      )}
      {data.total > escalationsPerPage && (
        <Pager
          label={t('report.escalation.title')}
          href={(page) => `${path}?status=${filter.show}&page=${page}`}
          page={filter.page}
          limit={escalationsPerPage}
          total={data.total}
        />
      )}
    </DashboardPage>
  );
}

/** Changes an escalation as it was seen; the list is asked for anew, also when somebody else was quicker. */
function useChange({ escalationID, status, assignedUserID }: Escalation) {
  const { api } = useSite();
  const client = useQueryClient();
  const [state, setState] = useState({ isBusy: false, problem: '' });
  const change = async (wish: Parameters<typeof changeEscalation>[2]) => {
    setState({ isBusy: true, problem: '' });
    const problem = await changeEscalation(api, escalationID, { ...wish, seen: { status, assignedUserID } }).then(
      () => '',
      reasonIn,
    );
    await client.invalidateQueries({ queryKey: ['escalations'] });
    setState({ isBusy: false, problem });
  };
  return { ...state, change };
}

function EscalationCard({ escalation }: { escalation: Escalation }) {
  const { me } = useSite();
  const { escalationID: id, status, recordType, recordID, recordIsLive } = escalation;
  const { change, isBusy, problem } = useChange(escalation);
  return (
    <article className={styles.card} aria-labelledby={`escalation-${id}`}>
      <EscalationFacts escalation={escalation} />
      <section className={styles.record} aria-label={escalation.recordName}>
        <PostBody html={escalation.recordHtml} />
      </section>
      <ReportNotes record={{ recordType, recordID }} count={escalation.countNotes} />
      {problem && (
        <Message tone="error" live>
          {problem}
        </Message>
      )}
      <div className={styles.acts}>
        <Field label={t('report.filter.status')}>
          {(wiring) => (
            <Select
              {...wiring}
              value={status}
              onChange={({ target }) => void change({ status: target.value as (typeof statuses)[number] })}
            >
              {statuses.map((one) => (
                <option key={one} value={one}>
                  {t(`report.escalation.status.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {escalation.assignedUserID !== me.userID && (
          <Button size="small" busy={isBusy} onClick={() => void change({ assignedUserID: me.userID })}>
            {t(escalation.assignedUserID === null ? 'report.act.claim' : 'report.act.take-over')}
          </Button>
        )}
        <Button size="small" busy={isBusy} onClick={() => void change({ recordIsLive: !recordIsLive })}>
          {t(recordIsLive ? 'report.act.remove' : 'report.escalation.restore')}
        </Button>
        <AnswerMenu member={escalation.recordUser} />
      </div>
    </article>
  );
}

const EscalationFacts = ({ escalation }: { escalation: Escalation }) => (
  <>
    <div className={styles.head}>
      <h2 id={`escalation-${escalation.escalationID}`} className={styles.recordName} dir="auto">
        {escalation.name}
      </h2>
      <Tag>{t(`report.escalation.status.${escalation.status}`)}</Tag>
      {!escalation.recordIsLive && <Tag preset="error">{t('report.item.gone')}</Tag>}
      {escalation.reportReasons.map(({ reportReasonID, name }) => (
        <Tag key={reportReasonID} preset="colored">
          {name}
        </Tag>
      ))}
      <IconButtonLink
        href={escalation.recordUrl}
        label={t('report.act.view')}
        size="small"
        className={styles.end}
        icon={<ExternalLink size={16} />}
      />
    </div>
    <p className={metas}>
      <span>{t('report.item.posted', { name: escalation.recordUser.name })}</span>
      <span>{t('report.item.place', { place: escalation.placeRecordName })}</span>
      <span>{t('report.count', { count: escalation.countReports })}</span>
      {escalation.assignedUser && <strong>{t('report.item.assigned', { name: escalation.assignedUser.name })}</strong>}
    </p>
  </>
);
