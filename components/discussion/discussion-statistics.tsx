import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { CachedFragment } from '#components/primitives/runtime/cached-fragment.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import * as styles from './discussion-statistics.css.ts';

/** The figures of a discussion: comments, views, score and dates. */
export function DiscussionStatistics({ discussion }: { discussion: Discussion }) {
  const { countComments, countViews, score, dateInserted, dateLastComment } = discussion;
  const facts = [
    { name: t('discussion.facts.comments'), value: <NumberText value={countComments} /> },
    { name: t('discussion.facts.views'), value: <NumberText value={countViews} /> },
    { name: t('discussion.facts.points'), value: <NumberText value={score} /> },
    { name: t('discussion.facts.started'), value: <DateTime date={dateInserted} type="default" /> },
    { name: t('discussion.facts.last-activity'), value: <DateTime date={dateLastComment} type="relative" /> },
  ];
  return (
    <CachedFragment name="facts" of={[countComments, countViews, score, dateInserted, dateLastComment]}>
      <Card as="section" padding="medium" aria-label={t('discussion.facts.label')}>
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </CachedFragment>
  );
}
