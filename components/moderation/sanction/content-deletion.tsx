import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { memberContentQuery } from '#api/moderation/decision/decision.queries.ts';
import { deleteContent } from '#api/moderation/sanction/content-deletion.client.ts';
import type { ContentJob as Job } from '#api/moderation/sanction/content-deletion.contract.ts';
import {
  type ContentDeletionMethod,
  contentDeletionMethods,
} from '#api/moderation/sanction/content-deletion-method.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/moderation/decision/decision-list.css.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { RadioGroup } from '#components/primitives/form/radio-group.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { ContentJob } from './content-job.tsx';

/**
 * The section of a member page for deleting all posts of the member by one of three methods. It shows the number of
 * posts first.
 */
export function ContentDeletion({ member }: { member: { readonly userID: number; readonly name: string } }) {
  const { api } = useSite();
  const client = useQueryClient();
  const [method, setMethod] = useState<ContentDeletionMethod>('tombstone');
  const [jobs, setJobs] = useContentJobs(member.userID);
  const { data: content } = useQuery(memberContentQuery(api, member.userID));
  if (!content) return null;
  const remove = async () => setJobs((await deleteContent(api, member.userID, method)).body);
  const count = content.countDiscussions + content.countComments;
  return (
    <Card as="section" padding="large" aria-labelledby="content">
      <div className={stack({ gap: 'medium' })}>
        <h2 id="content" className={styles.title}>
          {t('sanction.content.heading')}
        </h2>
        <p>
          {t('sanction.content.count', { discussions: content.countDiscussions, comments: content.countComments })}
          {method !== 'keep' && content.countOthersComments > 0 && (
            <> {t('sanction.content.others', { count: content.countOthersComments })}</>
          )}
        </p>
        <RadioGroup
          label={t('sanction.content.method')}
          value={method}
          onValue={setMethod}
          options={contentDeletionMethods.map((value) => ({
            value,
            label: t(`sanction.content.${value}`),
            help: t(`sanction.content.${value}-help`),
          }))}
        />
        {jobs.map((job) => (
          <ContentJob
            key={job.jobTrackingID}
            job={job}
            onOver={() => void client.invalidateQueries({ queryKey: ['content', member.userID] })}
          />
        ))}
        <div>
          <Confirm
            title={t('sanction.content.title', { name: member.name })}
            confirmLabel={t('sanction.content.delete')}
            isDestructive
            onConfirm={remove}
            trigger={(openDialog) => (
              <Button variant="danger" disabled={count === 0} onClick={openDialog}>
                {t('sanction.content.delete')}
              </Button>
            )}
          >
            {t('sanction.content.words')}
          </Confirm>
        </div>
      </div>
    </Card>
  );
}

/** Returns the jobs that the viewer has started for a member, and a function that replaces them. */
function useContentJobs(userID: number) {
  const client = useQueryClient();
  const queryKey = ['content-jobs', userID];
  const { data: jobs = [] } = useQuery<readonly Job[]>({ queryKey, queryFn: () => [], enabled: false });
  return [jobs, (started: readonly Job[]) => client.setQueryData(queryKey, started)] as const;
}
