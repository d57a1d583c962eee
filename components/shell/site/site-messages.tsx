import { lazy, Suspense, use } from 'react';
import type { ModerationMessage } from '#api/moderation/site-message/moderation-message.contract.ts';
import { isShownOnPage, PageLocationContext } from '#components/shell/page/page-location.ts';
import { useSite } from './site-context.tsx';

const SiteMessageList = lazy(() => import('./site-message-list.tsx').then((m) => ({ default: m.SiteMessageList })));

/**
 * The site messages (docs/behavior/shell.md#moderation-messages) at the top of the content or in the panel. The list
 * component is loaded only when there are messages.
 */
export function SiteMessages({ location }: { location: ModerationMessage['viewLocation'] }) {
  const { messages = [] } = useSite();
  const place = use(PageLocationContext);
  const shown = messages.filter((message) => message.viewLocation === location && isShownOnPage(message, place));
  if (shown.length === 0) return null;
  return (
    <Suspense>
      <SiteMessageList messages={shown} isNarrow={location === 'panel'} />
    </Suspense>
  );
}
