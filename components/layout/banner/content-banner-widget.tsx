import type { z } from 'zod';
import type { contentBannerWidget } from '#api/administration/widget/banner-widget.contract.ts';
import type { WidgetPlace } from '#components/layout/widget-place.ts';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { container } from '#theme/layout/section.css.ts';
import * as pictures from './banner-picture.css.ts';
import * as styles from './content-banner-widget.css.ts';

/** The props of a content banner: its settings. */
export type ContentBannerProps = z.output<typeof contentBannerWidget.settings> & { readonly place?: WidgetPlace };

/** A strip with a picture, a logo and an icon. Renders nothing without any of them (docs/behavior/widget.md#banner). */
export function ContentBannerWidget(props: ContentBannerProps) {
  const { image, overlay, logo, logoText, icon, alignment, mobileAlignment, place } = props;
  if (!(image || logo || icon)) return null;
  return (
    <div className={classNames(styles.strip, (logo || icon) && styles.filled, !place?.isFullWidth && styles.rounded)}>
      {image && <img src={image} alt="" className={pictures.picture} />}
      {image && overlay && <div className={pictures.veil} />}
      <div
        className={classNames(
          container({ width: 'wide' }),
          styles.content,
          alignment === 'center' && styles.centered.wide,
          mobileAlignment === 'center' && styles.centered.narrow,
        )}
      >
        {icon && <img src={icon} alt="" className={styles.icon} />}
        {logo && <img src={logo} alt={logoText} className={styles.logo} />}
      </div>
    </div>
  );
}
