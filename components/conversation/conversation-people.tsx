import type { Conversation } from '#api/conversation/conversation.contract.ts';
import { t } from '#api/translations.ts';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { AddPeople } from './add-people.tsx';
import * as styles from './conversation-page.css.ts';
import { LeaveConversation } from './leave-conversation.tsx';

/**
 * The participants of a conversation, with the actions to add others and to leave
 * (docs/behavior/conversation.md#people).
 */
export function ConversationPeople({ conversation }: { conversation: Conversation }) {
  const { participants = [] } = conversation;
  const hasLeft = participants.some(({ status }) => status === 'deleted');
  return (
    <div className={stack({ gap: 'medium' })}>
      <Card as="section" aria-labelledby="people-title">
        <h2 id="people-title" className={styles.subtitle}>
          {t('conversation.people.title')}
        </h2>
        <ul className={styles.people}>
          {participants.map((participant) => (
            <Person key={participant.userID} participant={participant} />
          ))}
        </ul>
        <Acts conversation={conversation} />
      </Card>
      {hasLeft && <Message>{t('conversation.people.gone')}</Message>}
    </div>
  );
}

type Participant = NonNullable<Conversation['participants']>[number];

const Person = ({ participant: { user, status } }: { participant: Participant }) => (
  <li className={styles.person} data-left={status === 'deleted'}>
    <Avatar name={user?.name ?? ''} photoUrl={user?.photoUrl} size="small" decorative />
    <span>
      <Link href={user?.url ?? '#'}>
        <bdi>{user?.name}</bdi>
      </Link>
      {status === 'deleted' && ` ${t('conversation.people.left')}`}
    </span>
  </li>
);

function Acts({ conversation }: { conversation: Conversation }) {
  const { me, settings } = useSite();
  const may = useMay();
  const { participants = [], countParticipants } = conversation;
  const takesPart = participants.some(({ userID, status }) => userID === me.userID && status === 'participating');
  if (!takesPart) return null;
  const isFree = may(['conversations.moderate', 'community.moderate']);
  const room = isFree ? 100 : Number(settings['conversations.maxRecipients'] ?? 10) - (countParticipants - 1);
  return (
    <div className={styles.acts}>
      {may('conversations.add') && room > 0 && <AddPeople conversation={conversation} most={room} />}
      <LeaveConversation conversation={conversation} />
    </div>
  );
}
