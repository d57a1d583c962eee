import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { UserCheck } from 'lucide-react';
import { answerApplicant } from '#api/member/session/applicant.client.ts';
import type { Applicant } from '#api/member/session/applicant.contract.ts';
import { applicantsQuery } from '#api/member/session/applicant.queries.ts';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordList, recordName, recordNote } from '#theme/layout/record.css.ts';
import * as styles from './applicant-list.css.ts';

const path = '/dashboard/user/applicants';

/** The pending membership applications, oldest first, each with its reason and buttons to approve or decline it. */
export function ApplicantList({ page }: { page: number }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(applicantsQuery(api, page));
  if (data.total === 0)
    return (
      <EmptyState icon={<UserCheck />} title={t('administration.applicant.none')}>
        {t('administration.applicant.none-text')}
      </EmptyState>
    );
  return (
    <>
      <ul className={recordList} aria-label={t('administration.applicant.title')}>
        {data.applicants.map((applicant) => (
          <OneApplicant key={applicant.applicantID} applicant={applicant} />
        ))}
      </ul>
      {data.total > data.limit && (
        <Pager
          label={t('administration.applicant.title')}
          href={(to) => `${path}?page=${to}`}
          page={page}
          limit={data.limit}
          total={data.total}
        />
      )}
    </>
  );
}

/**
 * Returns a function that approves or declines an application, shows the outcome as a toast and refetches the
 * applications.
 */
function useAnswer({ applicantID, name }: Applicant) {
  const { api } = useSite();
  const client = useQueryClient();
  const toasts = useToasts();
  return async (status: 'approved' | 'declined') => {
    await answerApplicant(api, applicantID, status);
    const told = status === 'approved' ? 'administration.applicant.approved' : 'administration.applicant.declined';
    toasts.add({ text: t(told, { name }), tone: 'success' });
    document.getElementById('main')?.focus();
    await Promise.all([['applicants'], ['me', 'counts']].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}

function OneApplicant({ applicant }: { applicant: Applicant }) {
  const { name, discoveryText } = applicant;
  const answer = useAnswer(applicant);
  const { change, submit } = useFormSubmission();
  return (
    <Card as="li">
      <h2 className={recordName}>
        <bdi>{name}</bdi>
        {!applicant.emailConfirmed && <Tag preset="greyscale">{t('administration.applicant.unconfirmed')}</Tag>}
      </h2>
      <Facts applicant={applicant} />
      <p className={discoveryText ? styles.text : recordNote} dir="auto">
        {discoveryText || t('administration.applicant.no-words')}
      </p>
      <SubmissionProblem submission={change} />
      <div className={styles.actions}>
        <Button
          size="small"
          variant="primary"
          busy={change.isSending}
          onClick={() => submit(() => answer('approved'))}
          aria-label={t('administration.applicant.approve-named', { name })}
        >
          {t('administration.applicant.approve')}
        </Button>
        <Confirm
          title={t('administration.applicant.decline-title')}
          confirmLabel={t('administration.applicant.decline')}
          isDestructive
          onConfirm={() => answer('declined')}
          trigger={(openDialog) => (
            <Button
              size="small"
              onClick={openDialog}
              aria-label={t('administration.applicant.decline-named', { name })}
            >
              {t('administration.applicant.decline')}
            </Button>
          )}
        >
          {t('administration.applicant.decline-text', { name })}
        </Confirm>
      </div>
    </Card>
  );
}

const Facts = ({ applicant: { email, insertIPAddress, dateInserted } }: { applicant: Applicant }) => (
  <p className={recordNote}>
    <TranslatedText id="administration.applicant.applied" values={{ date: <DateTime date={dateInserted} /> }} />
    {email && (
      <>
        {' · '}
        <bdi>{email}</bdi>
      </>
    )}
    {insertIPAddress && (
      <>
        {' · '}
        <TranslatedText id="administration.applicant.address" values={{ address: <bdi>{insertIPAddress}</bdi> }} />
      </>
    )}
  </p>
);
