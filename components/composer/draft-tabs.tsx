import type { DraftTab } from '#api/composer/draft.queries.ts';
import * as lists from '#components/discussion/discussion-list.css.ts';
import { Link } from '#components/primitives/link.tsx';

const tabs: readonly { tab: DraftTab; name: string; href: string }[] = [
  { tab: 'drafts', name: 'Drafts', href: '/drafts' },
  { tab: 'schedule', name: 'Scheduled Content', href: '/drafts?tab=schedule' },
  { tab: 'errors', name: 'Errors', href: '/drafts?tab=errors' },
];

/** The way between what is unfinished, what is posted later, and what could not be posted (`spec/behaviours.md` §9d). */
export const DraftTabs = ({ current }: { current: DraftTab }) => (
  <nav aria-label="Drafts">
    <ul className={lists.sorts}>
      {tabs.map(({ tab, name, href }) => (
        <li key={tab}>
          <Link
            href={href}
            tone="plain"
            className={lists.sort}
            {...(tab === current && { 'aria-current': 'page' as const })}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
