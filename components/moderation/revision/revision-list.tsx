import { restoreRevision } from '#api/moderation/revision/revision.client.ts';
import type { Revision } from '#api/moderation/revision/revision.contract.ts';
import { t } from '#api/translations.ts';
import { LogActionButton } from '#components/moderation/log/log-action-button.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './revision-list.css.ts';
import { TextDifference } from './text-difference.tsx';

/** The revisions of a post, current one first, each with its changes. Former ones have a restore button. */
export const RevisionList = ({ revisions }: { revisions: readonly Revision[] }) => (
  <ol className={styles.list}>
    {revisions.map((revision) => (
      <Card as="li" key={revision.revisionID ?? 'present'}>
        <article>
          <Head revision={revision} />
          {isChanged(revision.nameDifference) && (
            <Part label={t('log.revisions.title-part')} parts={revision.nameDifference} />
          )}
          <Part
            label={t(revision.isFirst ? 'log.revisions.text' : 'log.revisions.changes')}
            parts={revision.bodyDifference}
          />
        </article>
      </Card>
    ))}
  </ol>
);

const isChanged = (parts: Revision['nameDifference']) => parts.some(({ kind }) => kind !== 'same');

function Head({ revision: { revisionID, insertUser, dateInserted, isFirst } }: { revision: Revision }) {
  return (
    <div className={styles.head}>
      <div className={styles.who} id={`revision-${revisionID}`}>
        <h2 className={styles.title}>
          <DateTime date={dateInserted} type="extended" />
        </h2>
        <p className={styles.quiet}>
          <bdi>{insertUser.name}</bdi> {revisionID === null && <Tag preset="success">{t('log.revisions.present')}</Tag>}{' '}
          {isFirst && <Tag preset="greyscale">{t('log.revisions.first')}</Tag>}
        </p>
      </div>
      {revisionID !== null && <RestoreButton revisionID={revisionID} />}
    </div>
  );
}

function RestoreButton({ revisionID }: { revisionID: number }) {
  const { api } = useSite();
  return (
    <LogActionButton
      label={t('log.restore')}
      title={t('log.revisions.restore.title')}
      question={t('log.revisions.restore.words')}
      act={() => restoreRevision(api, revisionID)}
      describedBy={`revision-${revisionID}`}
    />
  );
}

const Part = ({ label, parts }: { label: string; parts: Revision['bodyDifference'] }) => (
  <div className={styles.part}>
    <h3 className={styles.label}>{label}</h3>
    <TextDifference parts={parts} />
  </div>
);
