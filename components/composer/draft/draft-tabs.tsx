import type { DraftTab } from '#api/composer/draft/draft.queries.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';

const tabs: readonly { tab: DraftTab; name: MessageID; href: string }[] = [
  { tab: 'drafts', name: 'composer.drafts.tab-drafts', href: '/drafts' },
  { tab: 'schedule', name: 'composer.drafts.tab-schedule', href: '/drafts?tab=schedule' },
  { tab: 'errors', name: 'composer.drafts.tab-errors', href: '/drafts?tab=errors' },
];

/**
 * The tabs for unfinished drafts, scheduled drafts, and drafts whose publication failed
 * (docs/behavior/composer.md#drafts-page).
 */
export const DraftTabs = ({ current }: { current: DraftTab }) => (
  <LinkTabs
    label={t('composer.drafts.tab-drafts')}
    currentIs="page"
    tabs={tabs.map(({ tab, name, href }) => ({ href, name: t(name), isCurrent: tab === current }))}
  />
);
