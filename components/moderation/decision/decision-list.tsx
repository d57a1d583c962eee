import type { Decision } from '#api/moderation/decision/decision.contract.ts';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import * as styles from './decision-list.css.ts';
import { DecisionMark, SanctionEndDate } from './decision-statement.tsx';

/** A list of decisions for moderators. `withMember` adds the name of the member concerned. */
export const DecisionList = ({
  decisions,
  withMember = false,
}: {
  decisions: readonly Decision[];
  withMember?: boolean;
}) => (
  <ul className={styles.list}>
    {decisions.map((decision) => (
      <Card as="li" key={decision.decisionID}>
        <Head decision={decision} withMember={withMember} />
        <p className={styles.quiet}>
          <Facts decision={decision} />
        </p>
        {decision.words && (
          <p className={styles.textBlock} dir="auto">
            {decision.words}
          </p>
        )}
        {decision.note && (
          <p className={styles.textBlock} dir="auto">
            <strong>{t('sanction.note')}</strong> {decision.note}
          </p>
        )}
        <AppealLine decision={decision} />
        <div className={styles.actions}>
          <ButtonLink
            href={`/moderation/decision/${decision.decisionID}`}
            size="small"
            variant={decision.mayAnswer ? 'primary' : 'standard'}
          >
            {t(decision.mayAnswer ? 'sanction.list.answer' : 'sanction.list.open')}
          </ButtonLink>
        </div>
      </Card>
    ))}
  </ul>
);

const Head = ({ decision, withMember }: { decision: Decision; withMember: boolean }) => (
  <div className={styles.head}>
    <h2 className={styles.title}>
      {withMember ? (
        <TranslatedText
          id="sanction.list.title"
          values={{
            kind: t(`sanction.kind.${decision.kind}`),
            name: (
              <Link href={`/dashboard/members/${decision.userID}`} tone="heading">
                <bdi>{decision.user.name}</bdi>
              </Link>
            ),
          }}
        />
      ) : (
        t(`sanction.kind.${decision.kind}`)
      )}
    </h2>
    <DecisionMark decision={decision} />
    {decision.points > 0 && <Tag preset="greyscale">{t('sanction.points.count', { count: decision.points })}</Tag>}
  </div>
);

function Facts({ decision }: { decision: Decision }) {
  const { reason, insertUser, dateInserted, kind } = decision;
  return (
    <>
      {reason && <>{reason.name} · </>}
      {insertUser && (
        <>
          <bdi>{insertUser.name}</bdi> ·{' '}
        </>
      )}
      <DateTime date={dateInserted} type="extended" />
      {(kind === 'mute' || kind === 'ban') && (
        <>
          {' · '}
          {t('sanction.until')} <SanctionEndDate decision={decision} />
        </>
      )}
    </>
  );
}

function AppealLine({ decision: { appeal } }: { decision: Decision }) {
  if (!appeal) return null;
  return (
    <div className={styles.appeal}>
      <p className={styles.quiet}>
        {t('sanction.appeal.heading')} · {t(`sanction.appeal.status.${appeal.status}`)} ·{' '}
        <DateTime date={appeal.dateInserted} type="extended" />
      </p>
      <p className={styles.textBlock} dir="auto">
        {appeal.body}
      </p>
    </div>
  );
}
