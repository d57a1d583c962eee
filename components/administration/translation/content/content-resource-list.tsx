import type { TranslationProgress } from '#api/administration/translation/translation.contract.ts';
import { t } from '#api/translations.ts';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { recordName, recordNote, recordRow, recordSheet, recordText } from '#theme/layout/record.css.ts';
import { contentUrl } from './content-address.ts';
import { languageName } from './content-languages.ts';
import { resourceName } from './content-names.ts';
import { ContentProgress } from './content-progress.tsx';
import * as styles from './content-record-list.css.ts';

/** The props of the list: the resources with their progress in a language. */
export interface ContentResourceListProps {
  readonly resources: readonly TranslationProgress[];
  readonly locale: string;
}

/** The areas of the site whose texts can be translated, with their completeness in a language. */
export const ContentResourceList = ({ resources, locale }: ContentResourceListProps) => (
  <ul className={recordSheet} aria-label={t('word.content.resources')}>
    {resources.map((resource) => (
      <OneResource key={resource.urlCode} resource={resource} locale={locale} />
    ))}
  </ul>
);

function OneResource({ resource, locale }: { resource: TranslationProgress; locale: string }) {
  const { urlCode, countTexts, countTranslated, countByMachine } = resource;
  const name = resourceName(resource);
  const list = { resource: urlCode, locale };
  if (countTexts === 0)
    return (
      <li className={recordRow}>
        <div className={recordText}>
          <h2 className={recordName}>{name}</h2>
          <p className={recordNote}>{t('word.content.no-texts')}</p>
        </div>
      </li>
    );
  return (
    <li className={recordRow}>
      <div className={`${recordText} ${styles.resource}`}>
        <h2 className={recordName}>
          <Link href={contentUrl(list)} tone="plain">
            {name}
          </Link>
        </h2>
        <ContentProgress
          label={t('word.content.progress-label', { name, language: languageName(locale) })}
          countTexts={countTexts}
          countTranslated={countTranslated}
          countByMachine={countByMachine}
        />
      </div>
      {countTranslated === countTexts ? (
        <Tag preset="success">{t('word.content.complete')}</Tag>
      ) : (
        <ButtonLink
          size="small"
          href={contentUrl({ ...list, state: 'missing' })}
          aria-label={t('word.content.translate-missing', { name })}
        >
          {t('administration.translator.open')}
        </ButtonLink>
      )}
    </li>
  );
}
