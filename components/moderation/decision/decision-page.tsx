import { useSuspenseQuery } from '@tanstack/react-query';
import { decisionQuery } from '#api/moderation/decision/decision.queries.ts';
import { t } from '#api/translations.ts';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { cluster, stack } from '#theme/layout/layout.css.ts';
import { container } from '#theme/layout/section.css.ts';
import { DecisionAppeal } from './decision-appeal.tsx';
import { DecisionLift } from './decision-lift.tsx';
import { DecisionStatement } from './decision-statement.tsx';

/**
 * The page of a decision. The member concerned sees the statement of reasons and can appeal; moderators can also answer
 * the appeal and lift the decision.
 */
export function DecisionPage({ decisionID, decisionKey }: { decisionID: number; decisionKey?: string | undefined }) {
  const { api, me } = useSite();
  const { data: decision } = useSuspenseQuery(decisionQuery(api, decisionID, decisionKey));
  const { user } = decision;
  const isOther = me.userID > 0 && me.userID !== user.userID;
  return (
    <div className={container({ width: 'narrow' })}>
      <div className={stack({ gap: 'large' })}>
        <PageHeading
          title={t(isOther ? 'sanction.page.title' : 'sanction.page.own-title')}
          description={t(isOther ? 'sanction.page.words' : 'sanction.page.own-words')}
        >
          <DecisionLift decision={decision} />
        </PageHeading>
        {isOther && (
          <p className={cluster({ gap: 'snug' })}>
            <Avatar name={user.name} photoUrl={user.photoUrl} size="medium" decorative />
            <Link href={`/dashboard/members/${user.userID}`} tone="heading">
              <bdi>{user.name}</bdi>
            </Link>
          </p>
        )}
        <DecisionStatement decision={decision} />
        <DecisionAppeal decision={decision} decisionKey={decisionKey} />
      </div>
    </div>
  );
}
