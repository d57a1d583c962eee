import type { User } from '#api/member/user/user.contract.ts';
import { t } from '#api/translations.ts';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import * as styles from './closed-profile.css.ts';

/**
 * Returns true when the server withholds this member's profile from the viewer. The response then contains only the
 * fields of the fragment, such as name and photo.
 */
export const isProfileClosed = ({ dateInserted }: User): boolean => dateInserted === undefined;

/**
 * Renders the reduced view of a private profile, or of a banned member's profile when those are private
 * (docs/behavior/member.md#closed-profiles).
 */
export function ClosedProfile({ member: { name, photoUrl, banned } }: { member: User }) {
  const isBanned = banned === 1;
  return (
    <Card padding="large" className={styles.card}>
      <Avatar name={name} photoUrl={photoUrl} size="large" decorative />
      <h1 className={styles.name} dir="auto">
        {name}
      </h1>
      <Tag preset={isBanned ? 'error' : 'greyscale'}>
        {isBanned ? t('member.mark.banned') : t('member.mark.private')}
      </Tag>
      <p className={styles.text}>{isBanned ? t('member.closed.banned') : t('member.closed.private')}</p>
    </Card>
  );
}
