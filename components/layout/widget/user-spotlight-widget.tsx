import type { z } from 'zod';
import type { userSpotlightWidget } from '#api/administration/widget/user-spotlight-widget.contract.ts';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { Link } from '#components/primitives/text/link.tsx';
import * as styles from './user-spotlight-widget.css.ts';

interface ShownMember {
  readonly name: string;
  readonly url: string;
  readonly photoUrl: string | null;
  readonly title: string | null;
}

/** The props of a spotlight: its settings and the member. */
export type UserSpotlightProps = z.output<typeof userSpotlightWidget.settings> & { readonly member: ShownMember };

/** A member with a quote (docs/behavior/widget.md#members-numbers-and-tags). */
export function UserSpotlightWidget({ title, description, jobTitle, photo, member, ...look }: UserSpotlightProps) {
  const isCentered = look.alignment === 'center';
  const job = jobTitle || member.title;
  return (
    <Card
      as="section"
      padding="large"
      className={classNames(styles.root, look.background === 'tint' && styles.tinted)}
      aria-label={title || member.name}
    >
      <figure className={classNames(styles.figure, isCentered ? styles.centered : styles.beside)}>
        {photo ? (
          <img src={photo} alt="" loading="lazy" className={styles.photo} />
        ) : (
          <Avatar name={member.name} photoUrl={member.photoUrl} size="xlarge" decorative />
        )}
        <div className={styles.texts}>
          {title && (
            <h2 className={styles.title} dir="auto">
              {title}
            </h2>
          )}
          {description && (
            <blockquote className={styles.quote} dir="auto">
              {description}
            </blockquote>
          )}
          <figcaption className={styles.caption}>
            <Link href={member.url} tone="heading" className={styles.name}>
              <bdi>{member.name}</bdi>
            </Link>
            {job && (
              <span className={styles.job}>
                <bdi>{job}</bdi>
              </span>
            )}
          </figcaption>
        </div>
      </figure>
    </Card>
  );
}
