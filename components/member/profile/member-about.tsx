import type { ReceivedReaction, User } from '#api/member/user/user.contract.ts';
import { t } from '#api/translations.ts';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import * as styles from './member-about.css.ts';

/**
 * Renders the member's self-description and the reactions that their posts received. The server has sanitized the HTML.
 */
export function MemberAbout({ member }: { member: User }) {
  const { name, aboutHtml, reactionsReceived = {} } = member;
  const received = Object.values(reactionsReceived).filter(({ count }) => count > 0);
  return (
    <div className={stack({ gap: 'large' })}>
      <section aria-labelledby="member-about">
        <h2 id="member-about" className={styles.title}>
          {t('member.about.title')}
        </h2>
        {aboutHtml ? (
          <div data-reading dir="auto" className={styles.body} dangerouslySetInnerHTML={{ __html: aboutHtml }} />
        ) : (
          <p className={styles.none}>
            <TranslatedText id="member.about.none" values={{ name: <bdi>{name}</bdi> }} />
          </p>
        )}
      </section>
      {received.length > 0 && <Reactions received={received} />}
    </div>
  );
}

const Reactions = ({ received }: { received: readonly ReceivedReaction[] }) => (
  <section aria-labelledby="member-reactions">
    <h2 id="member-reactions" className={styles.title}>
      {t('member.about.reactions')}
    </h2>
    <ul className={styles.reactions}>
      {received.map(({ tagID, name, count }) => (
        <li key={tagID}>
          <Tag>
            {name} <NumberText value={count} />
          </Tag>
        </li>
      ))}
    </ul>
  </section>
);
