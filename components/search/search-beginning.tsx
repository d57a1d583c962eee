import { Search } from 'lucide-react';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { cluster } from '#theme/layout/layout.css.ts';
import * as styles from './search-beginning.css.ts';

const hints = ['search.beginning.phrase', 'search.beginning.without', 'search.beginning.start'] as const;

/** The initial state of the search page: examples of the query syntax, and links for browsing. */
export const SearchBeginning = () => (
  <Card padding="none" className={styles.beginning}>
    <EmptyState
      icon={<Search />}
      title={t('search.beginning.title')}
      action={
        <div className={cluster({ justify: 'center' })}>
          <ButtonLink href="/discussions">{t('search.beginning.discussions')}</ButtonLink>
          <ButtonLink href="/categories">{t('search.beginning.categories')}</ButtonLink>
        </div>
      }
    >
      <ul className={styles.hints}>
        {hints.map((hint) => (
          <li key={hint}>
            <TranslatedText id={hint} parts={{ words: (words) => <kbd className={styles.text}>{words}</kbd> }} />
          </li>
        ))}
      </ul>
    </EmptyState>
  </Card>
);
