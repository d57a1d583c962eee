import type { CollectionItem } from '#api/administration/widget/widget-items.client.ts';
import { t } from '#api/translations.ts';
import { HomeItems, type HomeSettings } from '#components/layout/home/home-items.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';

/** The props of a featured collection: its settings, and the collection's name and records. */
export interface FeaturedCollectionWidgetProps extends HomeSettings {
  readonly name: string;
  readonly items: readonly CollectionItem[];
  /** The address of the collection's page, when it has more records. */
  readonly moreUrl?: string;
  readonly showsCounts: boolean;
}

/** The records of a collection. The name of the collection is the default heading. */
export const FeaturedCollectionWidget = ({
  name,
  items,
  moreUrl = '',
  showsCounts,
  ...settings
}: FeaturedCollectionWidgetProps) => (
  <HomeItems
    {...settings}
    title={settings.title || name}
    viewMore={settings.viewMore || moreUrl}
    items={items.map(({ recordType, recordID, icon, image, date, count, ...item }) => ({
      ...item,
      key: `${recordType} ${recordID}`,
      image: settings.itemType === 'title-description-icon' ? icon || image : image,
      metas: (
        <>
          {/* Links have room for one of both. */}
          {date && !(showsCounts && settings.display === 'link') && <DateTime date={date} type="relative" />}
          {showsCounts && <span>{t(countTexts[recordType], { count })}</span>}
        </>
      ),
    }))}
  />
);

const countTexts = { discussion: 'widget.home.comments', category: 'shell.widget.count' } as const;
