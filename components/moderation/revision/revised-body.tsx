import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { revisionsQuery } from '#api/moderation/log/log.queries.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { failureReason } from '#machines/failure-reason.ts';

const RevisionPicker = lazy(() =>
  withTranslations('log', import('./revision-picker.tsx')).then((module) => ({ default: module.RevisionPicker })),
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
  const [isRequested, setRequested] = useState(false);
  const wish = { recordType, recordID, limit: mostOffered };
  const { data, error, isFetching, refetch } = useQuery({ ...revisionsQuery(api, wish), enabled: isRequested });
  const ask = () => (isRequested ? void refetch() : setRequested(true));
  const waiting = (
    <>
      <div>
        <Button size="small" busy={isRequested && !error} onClick={ask}>
          {t('options.history.text')}
        </Button>
      </div>
      {error && !isFetching && (
        <Message tone="error" live>
          {failureReason(error)}
        </Message>
      )}
      {children}
    </>
  );
  if (!data) return waiting;
  return (
    <Suspense fallback={waiting}>
      <RevisionPicker revisions={data.rows} isLive={isLive}>
        {children}
      </RevisionPicker>
    </Suspense>
  );
}
