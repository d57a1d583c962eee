import type { DraftTab } from '#api/composer/draft.queries.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/words.ts';
import * as lists from '#components/discussion/discussion-list.css.ts';
import { Link } from '#components/primitives/link.tsx';

const tabs: readonly { tab: DraftTab; name: MessageID; href: string }[] = [
  { tab: 'drafts', name: 'composer.drafts.tab-drafts', href: '/drafts' },
  { tab: 'schedule', name: 'composer.drafts.tab-schedule', href: '/drafts?tab=schedule' },
  { tab: 'errors', name: 'composer.drafts.tab-errors', href: '/drafts?tab=errors' },
];

/** The way between what is unfinished, what is posted later, and what could not be posted (`spec/behaviours.md` §9d). */
export const DraftTabs = ({ current }: { current: DraftTab }) => (
  <nav aria-label={t('composer.drafts.tab-drafts')}>
    <ul className={lists.sorts}>
      {tabs.map(({ tab, name, href }) => (
        <li key={tab}>
          <Link
            href={href}
            tone="plain"
            className={lists.sort}
            {...(tab === current && { 'aria-current': 'page' as const })}
          >
            {t(name)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
