import { ExternalLink } from 'lucide-react';
import { t } from '#api/translations.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { siteNameOf, useSite } from '#components/shell/site/site-context.tsx';
import { container } from '#theme/layout/section.css.ts';
import { address } from './leaving-page.css.ts';

/** The page that names the other site before the viewer follows a link to it (docs/behavior/shell.md#links). */
export function LeavingPage({ target }: { target: string }) {
  const name = siteNameOf(useSite().settings);
  return (
    <div className={container({ width: 'narrow' })}>
      <EmptyState
        icon={<ExternalLink />}
        title={t('shell.leaving.title', { site: name })}
        headingLevel={1}
        action={<ButtonLink href="/">{t('shell.leaving.home')}</ButtonLink>}
      >
        <p>
          <TranslatedText
            id="shell.leaving.text"
            values={{ site: name, address: target }}
            parts={{
              target: (words) => (
                <Link href={target} target="_self" rel="nofollow noreferrer" className={address} dir="ltr">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      </EmptyState>
    </div>
  );
}
