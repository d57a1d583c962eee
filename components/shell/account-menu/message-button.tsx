import { inboxUrl } from '#api/conversation/conversation-url.ts';
import { NameTooltip } from '#components/primitives/overlay/tooltip.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { toolButton } from '#components/shell/title-bar/title-bar.css.ts';
import { MessageBadge, messagesLabel } from './message-badge.tsx';

const LazyMessageMenu = lazyPart(
  () => withTranslations('conversation', import('./message-menu.tsx')).then(({ MessageMenu }) => MessageMenu),
  { preloadsWhenIdle: true },
);

/**
 * The button that opens the latest conversations, if conversations are enabled. Without scripts it links to the inbox.
 */
export function MessageButton() {
  const { me, settings } = useSite();
  const count = me.countUnreadConversations ?? 0;
  if (settings['conversations.enabled'] === false) return null;
  return (
    <LazyMessageMenu
      renderPlaceholder={({ onClick, ...waker }) => (
        <NameTooltip side="bottom">
          <Link
            href={inboxUrl}
            tone="plain"
            className={toolButton}
            aria-label={messagesLabel(count)}
            onClick={(event) => {
              event.preventDefault();
              onClick();
            }}
            {...waker}
          >
            <MessageBadge count={count} />
          </Link>
        </NameTooltip>
      )}
    />
  );
}
