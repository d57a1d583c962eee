import { type ReactNode, useId } from 'react';
import { columnsOf, type HomeDisplay } from '#api/administration/widget/home-display.ts';
import { t } from '#api/translations.ts';
import { list as panelList, title as panelTitle } from '#components/layout/widget/widget-list.css.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { HomeCard, type HomeItemLook } from './home-card.tsx';
import { HomeCarousel } from './home-carousel.tsx';
import type { HomeItem } from './home-item.ts';
import * as styles from './home-items.css.ts';
import * as rowStyles from './home-row.css.ts';
import { HomeRow } from './home-row.tsx';

/** The settings of a widget that shows items as cards, rows or links. */
export interface HomeSettings extends HomeItemLook {
  readonly title: string;
  readonly subtitle: string;
  readonly subtitleType: 'overline' | 'standard';
  readonly description: string;
  readonly display: HomeDisplay;
  readonly columns?: number | undefined;
  readonly viewMore: string;
  readonly viewMoreLabel: string;
}

/** The props of home items: their settings and the items. */
export type HomeItemsProps = HomeSettings & { readonly items: readonly HomeItem[] };

/**
 * Items with a heading, as cards in rows, in a carousel, as rows, or as links (docs/behavior/widget.md#home-widgets).
 * Renders nothing without items.
 */
export function HomeItems({ items, ...settings }: HomeItemsProps): ReactNode {
  const titleID = useId();
  if (items.length === 0) return null;
  const { title, display } = settings;
  return (
    <section className={styles.root} {...(title && { 'aria-labelledby': titleID })}>
      {display === 'link' ? (
        <HomeLinks items={items} settings={settings} titleID={titleID} />
      ) : (
        <>
          <Head {...settings} titleID={titleID} />
          <Items items={items} settings={settings} />
        </>
      )}
    </section>
  );
}

function Head({ title, subtitle, subtitleType, description, titleID, ...more }: HomeSettings & { titleID: string }) {
  if (!(title || subtitle || description || more.viewMore)) return null;
  const line = subtitle && (
    <p className={subtitleType === 'overline' ? styles.overline : styles.subtitle} dir="auto">
      {subtitle}
    </p>
  );
  return (
    <div className={styles.head}>
      <div className={styles.texts}>
        {subtitleType === 'overline' && line}
        {title && (
          <h2 id={titleID} className={styles.title}>
            <bdi>{title}</bdi>
          </h2>
        )}
        {subtitleType === 'standard' && line}
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
      </div>
      <ViewMore {...more} title={title} />
    </div>
  );
}

const ViewMore = ({ viewMore, viewMoreLabel, title }: Pick<HomeSettings, 'viewMore' | 'viewMoreLabel' | 'title'>) =>
  viewMore ? (
    <ButtonLink href={viewMore} variant="text" {...(title && { 'aria-description': title })}>
      {viewMoreLabel || t('widget.home.view-more')}
    </ButtonLink>
  ) : null;

interface ItemsProps {
  readonly items: readonly HomeItem[];
  readonly settings: HomeSettings;
}

function Items({ items, settings }: ItemsProps) {
  const { display, itemType, columns, title } = settings;
  const shared = { look: settings, heading: title ? ('h3' as const) : ('h2' as const) };
  const style = { '--columns': columnsOf(display, itemType, columns) } as object;
  if (display === 'list') return <HomeRows items={items} shared={shared} />;
  const cards = items.map((item) => ({ key: item.key, card: <HomeCard item={item} {...shared} /> }));
  if (display === 'carousel') return <HomeCarousel label={title} cards={cards} style={style} />;
  return (
    <ul className={styles.grid} style={style}>
      {cards.map(({ key, card }) => (
        <li key={key}>{card}</li>
      ))}
    </ul>
  );
}

interface HomeRowsProps {
  readonly items: readonly HomeItem[];
  readonly shared: { readonly look: HomeItemLook; readonly heading: 'h2' | 'h3' };
}

/** Items as rows, in a frame unless their border is another one. */
export const HomeRows = ({ items, shared }: HomeRowsProps) => {
  const rows = (
    <ul>
      {items.map((item) => (
        <li key={item.key} className={rowStyles.row}>
          <HomeRow item={item} {...shared} />
        </li>
      ))}
    </ul>
  );
  const { border } = shared.look;
  if (border === 'none' || border === 'separator') return rows;
  return (
    <Card padding="none" className={rowStyles.framed}>
      {rows}
    </Card>
  );
};

/** Items as a list of links, which fits into a side column. */
const HomeLinks = ({ items, settings, titleID }: ItemsProps & { titleID: string }) => (
  <Card padding="medium">
    {settings.title && (
      <h2 id={titleID} className={panelTitle}>
        <bdi>{settings.title}</bdi>
      </h2>
    )}
    <ul className={panelList}>
      {items.map(({ key, name, url, metas }) => (
        <li key={key} className={styles.line}>
          <Link href={url} tone="plain" className={styles.link}>
            <bdi>{name}</bdi>
          </Link>
          {metas && <span className={styles.metas}>{metas}</span>}
        </li>
      ))}
    </ul>
    <ViewMore {...settings} />
  </Card>
);
