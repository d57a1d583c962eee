import { inboxUrl } from '#api/conversation/conversation-url.ts';
import { Link } from '#components/primitives/link.tsx';
import { NameTip } from '#components/primitives/tooltip.tsx';
import { withWords } from '#components/primitives/with-words.ts';
import { lazyPart } from './lazy-part.tsx';
import { MessageSign, messagesLabel } from './message-sign.tsx';
import { useSite } from './site-context.tsx';
import { toolButton } from './title-bar.css.ts';

const LazyMessageMenu = lazyPart(
  () => withWords('conversation', import('./message-menu.tsx')).then(({ MessageMenu }) => MessageMenu),
  { comesAtRest: true },
);

/** Opens the latest conversations, where members may write to each other; without scripts it leads to the inbox. */
export function MessageButton() {
  const { me, settings } = useSite();
  const count = me.countUnreadConversations ?? 0;
  if (settings['conversations.enabled'] === false) return null;
  return (
    <LazyMessageMenu
      standIn={({ onClick, ...waker }) => (
        <NameTip side="bottom">
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
            <MessageSign count={count} />
          </Link>
        </NameTip>
      )}
    />
  );
}
