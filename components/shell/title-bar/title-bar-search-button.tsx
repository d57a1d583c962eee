import { Search } from 'lucide-react';
import { t } from '#api/translations.ts';
import { NameTooltip } from '#components/primitives/overlay/tooltip.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';
import { opener, openerWords } from './title-bar-search.css.ts';

const LazySearch = lazyPart(() => import('./title-bar-search.tsx').then(({ TitleBarSearch }) => TitleBarSearch), {
  preloadsWhenIdle: true,
  rendersWithinClick: true,
});

/**
 * The button that opens the search of the title bar, which is loaded on demand. Until then it is a link to the search
 * page.
 */
export const TitleBarSearchButton = () => (
  <LazySearch
    renderPlaceholder={({ onClick, ...waker }) => (
      <NameTooltip side="bottom">
        <Link
          href="/search"
          tone="plain"
          className={opener}
          onClick={(event) => {
            event.preventDefault();
            onClick();
          }}
          {...waker}
        >
          <Search size={20} aria-hidden="true" />
          <span className={openerWords}>{t('shell.bar.search')}</span>
        </Link>
      </NameTooltip>
    )}
  />
);
