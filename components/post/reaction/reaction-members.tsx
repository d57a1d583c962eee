import { useQuery } from '@tanstack/react-query';
import type { ReactionRecordType } from '#api/post/reaction/reaction.client.ts';
import type { ReactionCount } from '#api/post/reaction/reaction-fields.contract.ts';
import { namedInTooltip, reactedByQuery } from '#api/post/reaction/reaction-log.queries.ts';
import { t } from '#api/translations.ts';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { ReactionIcon } from './reaction-icon.tsx';
import * as styles from './reaction-members.css.ts';

/** The props of a reaction's tooltip. */
export interface ReactionMembersProps {
  readonly recordType: ReactionRecordType;
  readonly recordID: number;
  readonly kind: ReactionCount;
}

/**
 * The members who gave a reaction, for its tooltip: up to five by name, otherwise as avatars with the number of others
 * (docs/behavior/post.md#reactions).
 */
export function ReactionMembers({ recordType, recordID, kind }: ReactionMembersProps) {
  const { api } = useSite();
  const { data: people = [] } = useQuery(reactedByQuery(api, recordType, recordID, kind.urlcode));
  const others = Math.max(0, kind.count - people.length);
  if (people.length === 0) return kind.name;
  return (
    <div className={styles.tip}>
      <strong className={styles.kind}>
        <ReactionIcon urlcode={kind.urlcode} />
        {kind.name}
      </strong>
      <ul className={kind.count > namedInTooltip ? styles.faces : styles.people}>
        {people.map(({ userID, name, photoUrl }) => (
          <li key={userID} className={styles.person}>
            <Avatar name={name} photoUrl={photoUrl} size="xsmall" decorative />
            <bdi className={styles.name}>{name}</bdi>
          </li>
        ))}
      </ul>
      {others > 0 && <span>{t('post.reactions.others', { count: others })}</span>}
    </div>
  );
}
