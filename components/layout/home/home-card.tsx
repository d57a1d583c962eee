import type { ReactNode } from 'react';
import { type HomeItemType, hasBackground } from '#api/administration/widget/home-display.ts';
import { t } from '#api/translations.ts';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { Link } from '#components/primitives/text/link.tsx';
import * as styles from './home-card.css.ts';
import { HomeIcon } from './home-icon.tsx';
import type { HomeItem } from './home-item.ts';

/** The look of the items of a home widget. */
export interface HomeItemLook {
  readonly itemType: HomeItemType;
  readonly imagePlacement: 'top' | 'left';
  readonly border: 'border' | 'shadow' | 'none' | 'separator';
  readonly showsCallToAction: boolean;
  /** The text of the call to action. Empty for its default. */
  readonly callToAction: string;
}

/** The props of an item: the item, its look, and the level of its heading. */
export interface HomeItemProps {
  readonly item: HomeItem;
  readonly look: HomeItemLook;
  readonly heading: 'h2' | 'h3';
}

/** An item of a home widget as a card, in one of its seven types (docs/behavior/widget.md#home-widgets). */
export function HomeCard(props: HomeItemProps) {
  const { item, look } = props;
  const { itemType: type, imagePlacement, border } = look;
  if (hasBackground(type)) return <PictureCard {...props} />;
  const isBubble = type === 'title-chat-bubble';
  const isBare = !isBubble && (border === 'none' || border === 'separator');
  return (
    <div
      className={classNames(
        styles.card,
        isBubble ? styles.bubble : styles.border[border],
        isBare && styles.bareCard,
        imagePlacement === 'left' && styles.beside,
      )}
    >
      {type === 'title-description-image' && <CardImage image={item.image} />}
      {type === 'title-description-icon' && <HomeIcon item={item} className={styles.icon} />}
      <div className={styles.texts}>
        <Name {...props} />
        {type !== 'title' && !isBubble && item.description && (
          <p className={styles.description} dir="auto">
            {item.description}
          </p>
        )}
        <Metas>{item.metas}</Metas>
        <CallToAction look={look} />
      </div>
    </div>
  );
}

const CardImage = ({ image }: { image: string | undefined }) =>
  image ? (
    <img src={image} alt="" loading="lazy" className={styles.image} />
  ) : (
    <div className={classNames(styles.image, styles.noImage)} />
  );

const PictureCard = (props: HomeItemProps) => {
  const { item, look } = props;
  return (
    <div className={classNames(styles.card, styles.picture)}>
      {item.image && <img src={item.image} alt="" loading="lazy" className={styles.background} />}
      <div className={styles.onPicture}>
        <Name {...props} />
        {look.itemType === 'title-background-description' && item.description && (
          <p className={styles.plain} dir="auto">
            {item.description}
          </p>
        )}
        <CallToAction look={look} isOnPicture />
      </div>
    </div>
  );
};

/** The name of an item, with the link that covers its card. */
export function Name({ item: { name, url }, heading: Heading }: HomeItemProps) {
  return (
    <Heading className={styles.name}>
      {url ? (
        <Link href={url} tone="plain" className={styles.link}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
    </Heading>
  );
}

/** The counts of an item, if it has any. */
export const Metas = ({ children }: { children: ReactNode }) =>
  children ? <div className={styles.metas}>{children}</div> : null;

/** The call to action of an item. Assistive technology reads the link of the name only. */
export const CallToAction = ({ look, isOnPicture }: { look: HomeItemLook; isOnPicture?: boolean }) =>
  look.showsCallToAction ? (
    <span className={isOnPicture ? styles.plain : styles.call} aria-hidden="true">
      {look.callToAction || t('widget.home.read-more')}
    </span>
  ) : null;
