import { useSuspenseQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import { translationProgressQuery } from '#api/administration/translation/translation.queries.ts';
import { t } from '#api/translations.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { type ContentAddress, contentUrl } from './content-address.ts';
import { contentLanguages, languageName } from './content-languages.ts';
import { ContentRecordList } from './content-record-list.tsx';
import { ContentResourceList } from './content-resource-list.tsx';

/**
 * The texts of the site that can be translated: the resources, or the records of one, in a language
 * (docs/behavior/administration.md#content-translations).
 */
export function ContentOverview({ address }: { address: ContentAddress | undefined }) {
  return address ? <InLanguage address={address} /> : <OneLanguage />;
}

function InLanguage({ address }: { address: ContentAddress }) {
  const { api } = useSite();
  const { data: locales } = useSuspenseQuery(localesQuery(api));
  const { data: resources } = useSuspenseQuery(translationProgressQuery(api, address.locale));
  const { resource: urlCode, ...list } = address;
  const resource = resources.find((one) => one.urlCode === urlCode);
  const { targets } = contentLanguages(locales, resource?.sourceLocale);
  return (
    <div className={stack({ gap: 'large' })}>
      <LinkTabs
        label={t('word.language')}
        tabs={targets.map((locale) => ({
          href: contentUrl({ ...address, locale, page: 1 }),
          name: languageName(locale),
          isCurrent: locale === address.locale,
        }))}
      />
      {resource ? (
        <ContentRecordList resource={resource} filter={{ ...list, resource: resource.urlCode }} />
      ) : (
        <ContentResourceList resources={resources} locale={address.locale} />
      )}
    </div>
  );
}

const OneLanguage = () => (
  <EmptyState
    icon={<Languages />}
    title={t('word.content.one-language')}
    action={
      <ButtonLink variant="primary" href="/settings/language">
        {t('word.content.to-languages')}
      </ButtonLink>
    }
  >
    {t('word.content.one-language-text')}
  </EmptyState>
);
