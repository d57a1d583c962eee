import type { z } from 'zod';
import type { bannerWidget } from '#api/administration/widget/banner-widget.contract.ts';
import { t } from '#api/translations.ts';
import type { WidgetPlace } from '#components/layout/widget-place.ts';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { siteNameOf, useSite } from '#components/shell/site/site-context.tsx';
import { container } from '#theme/layout/section.css.ts';
import * as pictures from './banner-picture.css.ts';
import * as styles from './banner-widget.css.ts';
import { SearchBox } from './search-box.tsx';

/** The props of a banner: its settings, and the texts of the page that its loader adds. */
export type BannerProps = Partial<z.output<typeof bannerWidget.settings>> & {
  readonly page?: { readonly name: string; readonly description: string; readonly image: string };
  readonly place?: WidgetPlace;
};

/** A banner with a title, a description, pictures and the search (docs/behavior/widget.md#banner). */
export function BannerWidget(props: BannerProps) {
  const {
    alignment = 'left',
    mobileAlignment = 'left',
    overlay = true,
    logo,
    logoText = '',
    rightImage,
    place,
  } = props;
  const { name, description, image, showsSearch = true } = { ...props, ...useTexts(props) };
  const text = image ? (overlay ? pictures.onVeil : pictures.onCard) : undefined;
  const aligned = classNames(
    alignment === 'center' && styles.centered.wide,
    mobileAlignment === 'center' && styles.centered.narrow,
  );
  return (
    <div
      className={classNames(
        styles.banner,
        place?.isFullWidth === false ? styles.framed : styles.wide,
        place?.isFirst && styles.first,
      )}
      {...(place?.isFirst !== false && { 'data-banner': '' })}
    >
      <Background image={image} overlay={overlay} isFirst={place?.isFirst !== false} />
      <div className={classNames(container({ width: 'wide' }), styles.columns, aligned)}>
        <div className={classNames(rightImage ? styles.besideImage : styles.content, text)}>
          {logo && <img src={logo} alt={logoText} className={styles.logo} />}
          <Head name={name} description={description} icon={props.icon} isHeading={place?.isHeading !== false} />
          {showsSearch && <SearchBox className={styles.search} />}
        </div>
        {rightImage && <img src={rightImage} alt="" loading="lazy" className={styles.rightImage} />}
      </div>
    </div>
  );
}

/** Returns the texts and the picture: those of the widget, or those of the page, otherwise those of the site. */
function useTexts({ titleFrom = 'text', title, description = '', image: own = '', page }: BannerProps) {
  const { settings, section } = useSite();
  const image = own || (titleFrom === 'page' && page?.image) || String(settings['branding.bannerImage'] ?? '');
  const siteTitle = String(settings['branding.bannerTitle'] ?? '');
  if (titleFrom === 'text') return { name: title || siteTitle || t('widget.banner.title'), description, image };
  if (titleFrom === 'none') return { name: '', description, image };
  if (page) return { name: page.name, description: description || page.description, image };
  return {
    name: section?.name ?? (siteTitle || String(settings['garden.title'] || siteNameOf(settings))),
    description: description || (section ? section.description : String(settings['ui.siteDescription'] ?? '')),
    image,
  };
}

/** The picture at the top of a page is likely its largest part, so that it loads first. */
const Background = ({ image, overlay, isFirst }: { image: string; overlay: boolean; isFirst: boolean }) =>
  image ? (
    <>
      <img
        src={image}
        alt=""
        className={pictures.picture}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
      {overlay && <div className={pictures.veil} />}
    </>
  ) : (
    <div className={styles.decoration} />
  );

interface HeadProps {
  readonly name: string;
  readonly description: string;
  readonly icon: string | undefined;
  readonly isHeading: boolean;
}

function Head({ name, description, icon, isHeading }: HeadProps) {
  const Heading = isHeading ? 'h1' : 'h2';
  return (
    <div className={styles.head}>
      {icon && <img src={icon} alt="" className={styles.icon} />}
      <div className={styles.texts}>
        {name && (
          <Heading className={styles.title}>
            <bdi>{name}</bdi>
          </Heading>
        )}
        {description && (
          <p className={styles.description}>
            <bdi>{description}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}
