import { FolderTree, MessageSquare, MessagesSquare, SquarePen, Users } from 'lucide-react';
import { useId } from 'react';
import type { z } from 'zod';
import type { SiteTotals } from '#api/administration/widget/site-total-name.ts';
import type { siteTotalsWidget } from '#api/administration/widget/site-totals-widget.contract.ts';
import { t } from '#api/translations.ts';
import * as pictures from '#components/layout/banner/banner-picture.css.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import * as styles from './site-totals-widget.css.ts';

/** The props of the totals: their settings and the numbers. */
export type SiteTotalsWidgetProps = z.output<typeof siteTotalsWidget.settings> & { readonly counts: SiteTotals };

const icons = {
  post: SquarePen,
  discussion: MessagesSquare,
  comment: MessageSquare,
  category: FolderTree,
  user: Users,
} as const;

/** The numbers of the site (docs/behavior/widget.md#members-numbers-and-tags). */
export function SiteTotalsWidget({ title, totals, counts, showsIcons, ...look }: SiteTotalsWidgetProps) {
  const titleID = useId();
  const { alignment, background, image } = look;
  const isPictured = background === 'picture' && image !== '';
  return (
    <Card
      as="section"
      padding="medium"
      aria-label={title ? undefined : t('widget.title.totals')}
      aria-labelledby={title ? titleID : undefined}
      className={classNames(
        styles.frame,
        background === 'tint' && styles.tinted,
        isPictured && `${styles.pictured} ${pictures.onVeil}`,
      )}
    >
      {isPictured && <img src={image} alt="" loading="lazy" className={pictures.picture} />}
      {isPictured && <div className={pictures.veil} />}
      {title && (
        <h2 id={titleID} className={classNames(styles.title, alignment === 'center' && styles.centered)}>
          <bdi>{title}</bdi>
        </h2>
      )}
      <ul className={classNames(styles.totals, alignment === 'center' && styles.centered)}>
        {totals.map(({ total, label }, index) => {
          const Icon = icons[total];
          return (
            <li key={index} className={styles.total}>
              {showsIcons && (
                <span className={styles.icon}>
                  <Icon size={20} aria-hidden="true" />
                </span>
              )}
              <Total name={label || t(`widget.total.${total}`)} count={counts[total]} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** A number with its name. A number that is still being counted is shown as an ellipsis. */
const Total = ({ name, count }: { name: string; count: number | null | undefined }) => (
  <span className={styles.words}>
    <span className={styles.name}>
      <bdi>{name}</bdi>
    </span>
    <span className={styles.number}>
      {count === null || count === undefined ? (
        <abbr title={t('widget.total.calculating')}>…</abbr>
      ) : (
        <NumberText value={count} />
      )}
    </span>
  </span>
);
