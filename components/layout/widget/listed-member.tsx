import type { ReactNode } from 'react';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import * as styles from './widget-list.css.ts';

interface ListedMemberProps {
  readonly name: string;
  readonly url: string;
  readonly photoUrl: string | null;
  readonly children: ReactNode;
}

/** A member in the list of a widget. */
export const ListedMember = ({ name, url, photoUrl, children }: ListedMemberProps) => (
  <>
    <Avatar name={name} photoUrl={photoUrl} size="small" decorative />
    <Link href={url} tone="heading" className={styles.textBlock}>
      <bdi>{name}</bdi>
    </Link>
    <span className={styles.quiet}>{children}</span>
  </>
);
