import type { Decision } from '#api/moderation/decision/decision.contract.ts';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import * as styles from './decision-statement.css.ts';

const looks = { active: 'error', expired: 'greyscale', lifted: 'success' } as const;

/** The status badge of a decision. */
export const DecisionMark = ({ decision: { status } }: { decision: Decision }) => (
  <Tag preset={looks[status]}>{t(`sanction.status.${status}`)}</Tag>
);

/** The statement of reasons: the decision, its reason, end and post, and the moderator if visible to the viewer. */
export function DecisionStatement({ decision }: { decision: Decision }) {
  const { kind, note } = decision;
  return (
    <Card as="section" padding="large" aria-labelledby="statement">
      <div className={styles.head}>
        <h2 id="statement" className={styles.title}>
          {t(`sanction.kind.${kind}`)}
        </h2>
        <DecisionMark decision={decision} />
      </div>
      <p className={styles.line}>{t(`sanction.means.${kind}`)}</p>
      <DecisionFacts decision={decision} />
      {note && (
        <p className={styles.note} dir="auto">
          <strong>{t('sanction.note')}</strong> {note}
        </p>
      )}
    </Card>
  );
}

/** The description list with the facts of a decision. */
function DecisionFacts({ decision }: { decision: Decision }) {
  const { kind, reason, words, points, dateInserted, dateLifted, liftedBy, isAutomated, insertUser } = decision;
  const hasEnd = kind === 'mute' || kind === 'ban';
  return (
    <dl className={styles.facts}>
      <Fact term={t('sanction.reason')}>
        {reason ? <Reason {...reason} /> : <span>{t('sanction.reason.none')}</span>}
      </Fact>
      {hasEnd && (
        <Fact term={t('sanction.until')}>
          <SanctionEndDate decision={decision} />
        </Fact>
      )}
      <Fact term={t('sanction.date')}>
        <DateTime date={dateInserted} type="extended" />
      </Fact>
      <Fact term={t('sanction.by')}>
        {insertUser ? (
          <Link href={insertUser.url}>
            <bdi>{insertUser.name}</bdi>
          </Link>
        ) : (
          t(isAutomated ? 'sanction.by.automation' : 'sanction.by.moderator')
        )}
      </Fact>
      {points > 0 && <Fact term={t('sanction.points')}>{points}</Fact>}
      {dateLifted && liftedBy && (
        <Fact term={t('sanction.ended')}>
          <DateTime date={dateLifted} type="extended" /> · {t(`sanction.ended.${liftedBy}`)}
        </Fact>
      )}
      <RecordFact decision={decision} />
      {words && (
        <div className={styles.wide}>
          <dt className={styles.term}>{t('sanction.words')}</dt>
          <dd className={styles.quote} dir="auto">
            {words}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The end of a sanction. */
export const SanctionEndDate = ({ decision: { dateExpires } }: { decision: Decision }) =>
  dateExpires ? <DateTime date={dateExpires} type="extended" /> : t('sanction.until.lifted');

const Reason = ({ name, description }: { name: string; description: string }) => (
  <>
    <strong>{name}</strong>
    {description && <> – {description}</>}
  </>
);

function RecordFact({ decision: { recordUrl, recordName, recordExcerpt } }: { decision: Decision }) {
  if (!recordUrl) return null;
  return (
    <div className={styles.wide}>
      <dt className={styles.term}>{t('sanction.record')}</dt>
      <dd className={styles.value}>
        <Link href={recordUrl}>
          <bdi>{recordName || recordUrl}</bdi>
        </Link>
        {recordExcerpt && (
          <p className={styles.quote} dir="auto">
            {recordExcerpt}
          </p>
        )}
      </dd>
    </div>
  );
}

const Fact = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
