import type { WebFeedItem, WebFeedProblem } from '#api/administration/embed/web-feed.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { HomeItems, type HomeSettings } from '#components/layout/home/home-items.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { stack } from '#theme/layout/layout.css.ts';

/** The props of a feed: its settings, its name and items, and for administrators the problem of its last request. */
export interface RssWidgetProps extends HomeSettings {
  readonly name: string;
  readonly items: readonly WebFeedItem[];
  /** The address of the picture of items without one. */
  readonly fallbackImage: string;
  readonly problem?: WebFeedProblem;
  readonly problemDetail?: string | null;
}

/** The items of a feed of another site. The name of the feed is the default heading. */
export const RssWidget = ({ problem, problemDetail, ...props }: RssWidgetProps) =>
  problem ? (
    <div className={stack({ gap: 'medium' })}>
      <Message tone={problem === 'waiting' ? 'info' : 'warning'} title={t(problemTexts[problem])}>
        {problemDetail && (
          <p>
            <bdi dir="ltr">{problemDetail}</bdi>
          </p>
        )}
        <p>{t('widget.rss.only-administrators')}</p>
      </Message>
      <Items {...props} />
    </div>
  ) : (
    <Items {...props} />
  );

const problemTexts: Readonly<Record<WebFeedProblem, MessageID>> = {
  waiting: 'widget.rss.waiting',
  private: 'widget.rss.private',
  refused: 'widget.rss.refused',
  unreachable: 'widget.rss.unreachable',
  slow: 'widget.rss.slow',
  large: 'widget.rss.large',
  invalid: 'widget.rss.invalid',
};

const Items = ({ name, items, fallbackImage, ...settings }: RssWidgetProps) => (
  <HomeItems
    {...settings}
    title={settings.title || name}
    items={items.map(({ author, date, image, ...item }, key) => ({
      ...item,
      key,
      image: image || fallbackImage,
      metas: (author || date) && (
        <>
          {date && <DateTime date={date} type="relative" />}
          {/* Links have room for one of both. */}
          {author && settings.display !== 'link' && <bdi>{author}</bdi>}
        </>
      ),
    }))}
  />
);
