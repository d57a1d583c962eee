import { SearchX } from 'lucide-react';
import { t } from '#api/translations.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { container } from '#theme/layout/section.css.ts';

/** The page for an address that does not exist (docs/behavior/shell.md#error-pages). */
export const NotFoundPage = () => (
  <div className={container({ width: 'narrow' })} data-fault>
    <EmptyState
      icon={<SearchX />}
      title={t('shell.not-found.title')}
      headingLevel={1}
      action={
        <ButtonLink href="/" variant="primary">
          {t('shell.leaving.home')}
        </ButtonLink>
      }
    >
      <p>{t('shell.fault.not-found-text')}</p>
    </EmptyState>
  </div>
);
