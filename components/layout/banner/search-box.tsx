import { type FocusEventHandler, type RefObject, useRef } from 'react';
import { inSection } from '#api/administration/layout/site-section.ts';
import { t } from '#api/translations.ts';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './search-box.css.ts';
import { SearchSubmit } from './search-submit.tsx';
import type { SuggestedSearchProps } from './suggested-search.tsx';

/** The props of a search box. */
export interface SearchBoxProps {
  readonly className?: string;
  /** The text in the empty field. */
  readonly placeholder?: string;
  /** The domain that is searched. Suggestions are only for all content, the default. */
  readonly domain?: string;
}

const Suggested = lazyPart<SuggestedSearchProps>(
  () =>
    withTranslations(
      ['search', 'shell'],
      import('./suggested-search.tsx').then((part) => part.SuggestedSearch),
    ),
  { preloadsWhenIdle: true, rendersWithinClick: true },
);

/**
 * A search field with suggestions (docs/behavior/search.md#search-box). They are loaded when the page is idle and used
 * from the first focus on; until then, and without scripts, it is a plain form.
 */
export function SearchBox({ className, placeholder = '', domain }: SearchBoxProps) {
  const plain = useRef<HTMLInputElement>(null);
  return (
    <search className={className}>
      {domain ? (
        <PlainSearch placeholder={placeholder} domain={domain} />
      ) : (
        <Suggested
          placeholder={placeholder}
          plain={plain}
          renderPlaceholder={({ onClick }) => <PlainSearch placeholder={placeholder} field={plain} onFocus={onClick} />}
        />
      )}
    </search>
  );
}

interface PlainSearchProps {
  readonly placeholder: string;
  readonly domain?: string;
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly onFocus?: FocusEventHandler;
}

const PlainSearch = ({ placeholder, domain, field, onFocus }: PlainSearchProps) => (
  <form action={inSection(useSite().section, '/search')} method="get" className={styles.form}>
    {domain && <input type="hidden" name="domain" value={domain} />}
    <div className={styles.frame}>
      <input
        ref={field}
        type="search"
        name="query"
        dir="auto"
        className={styles.field}
        placeholder={placeholder || t('search.banner.placeholder')}
        aria-label={t('search.banner.label')}
        onFocus={onFocus}
      />
    </div>
    <SearchSubmit />
  </form>
);
