import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { revisionsQuery } from '#api/moderation/log/log.queries.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { revisionRequestMachine } from '#machines/moderation/revision/revision-request.machine.ts';

/** The picker of a revision, which is loaded with the revisions. */
export const revisionPicker = preloadable(() =>
  withTranslations('log', import('./revision-picker.tsx')).then((module) => module.RevisionPicker),
);

/** The maximum number of revisions offered. Older ones are in the revision history. */
const mostOffered = 50;

/**
 * The props of RevisedBody. `children` is the current text; viewers who may see the history can also choose former
 * ones.
 */
export interface RevisedBodyProps {
  readonly recordType: 'discussion' | 'comment';
  readonly recordID: number;
  /** The category of the post. */
  readonly categoryID: number | undefined;
  /** Whether the post is still visible to others. */
  readonly isLive: boolean;
  readonly children: ReactNode;
}

/**
 * The content of a post under review, in its current or a former version (docs/behavior/moderation.md#revisions).
 */
export function RevisedBody(props: RevisedBodyProps) {
  const may = useMay();
  const maySee = may('community.moderate') || may('discussions.moderate', props.categoryID);
  return maySee ? <WithHistory {...props} /> : props.children;
}

function WithHistory({ recordType, recordID, isLive, children }: RevisedBodyProps) {
  const { api } = useSite();
  const client = useQueryClient();
  const query = revisionsQuery(api, { recordType, recordID, limit: mostOffered });
  const request = useSubmission(revisionRequestMachine, {
    send: async () => {
      const [revisions] = await Promise.all([client.fetchQuery(query), revisionPicker.load()]);
      return revisions;
    },
  });
  const { data = request.output } = useQuery({ ...query, enabled: request.isDone });
  const waiting = (
    <>
      <div>
        <Button size="small" {...request.getSendProps()}>
          {t('options.history.text')}
        </Button>
      </div>
      <SubmissionProblem submission={request} />
      {children}
    </>
  );
  return (
    <>
      <span hidden {...request.getRootProps()} />
      {data ? (
        <Suspense fallback={waiting}>
          <revisionPicker.Part revisions={data.rows} isLive={isLive}>
            {children}
          </revisionPicker.Part>
        </Suspense>
      ) : (
        waiting
      )}
    </>
  );
}
