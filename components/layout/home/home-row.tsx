import { hasPicture } from '#api/administration/widget/home-display.ts';
import { CallToAction, type HomeItemProps, Metas, Name } from './home-card.tsx';
import { HomeIcon } from './home-icon.tsx';
import * as styles from './home-row.css.ts';

/** An item of a home widget as a row: its texts, and its picture or icon before them. */
export function HomeRow(props: HomeItemProps) {
  const { item, look } = props;
  const { itemType: type } = look;
  const isIcon = type === 'title-description-icon';
  const hasDescription = type.includes('description');
  return (
    <>
      {isIcon && <HomeIcon item={item} className={styles.icon} />}
      {hasPicture(type) && item.image && <img src={item.image} alt="" loading="lazy" className={styles.image} />}
      <div className={styles.texts}>
        <Name {...props} />
        {hasDescription && item.description && (
          <p className={styles.description} dir="auto">
            {item.description}
          </p>
        )}
        <Metas>{item.metas}</Metas>
        <CallToAction look={look} />
      </div>
    </>
  );
}
