import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft, CircleCheck, FileSearch } from 'lucide-react';
import type { TranslatableRecord, TranslationProgress } from '#api/administration/translation/translation.contract.ts';
import {
  keyOfRecord,
  type RecordFilter,
  translatableRecordsQuery,
} from '#api/administration/translation/translation.queries.ts';
import { t } from '#api/translations.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { mirrored } from '#theme/layout/layout.css.ts';
import { recordName, recordRow, recordSheet, recordText } from '#theme/layout/record.css.ts';
import { contentUrl, recordUrl } from './content-address.ts';
import { ContentFilter } from './content-filter.tsx';
import { languageName } from './content-languages.ts';
import { resourceName, textLabel } from './content-names.ts';
import { ContentProgress } from './content-progress.tsx';
import * as styles from './content-record-list.css.ts';

/** The props of the list: the resource with its progress, and the filter of its records. */
export interface ContentRecordListProps {
  readonly resource: TranslationProgress;
  readonly filter: RecordFilter;
}

/** The records of a resource with their progress in a language, to be filtered and translated. */
export function ContentRecordList({ resource, filter }: ContentRecordListProps) {
  const { data } = useSuspenseQuery(translatableRecordsQuery(useSite().api, filter));
  const { countTexts } = resource;
  const name = resourceName(resource);
  return (
    <>
      <div className={styles.head}>
        <ButtonLink
          variant="text"
          className={styles.back}
          icon={<ArrowLeft size={18} className={mirrored} />}
          href={contentUrl({ locale: filter.locale })}
        >
          {t('word.content.all-resources')}
        </ButtonLink>
        <h2>{name}</h2>
        {countTexts > 0 && (
          <ContentProgress
            label={t('word.content.progress-label', { name, language: languageName(filter.locale) })}
            countTexts={countTexts}
            countTranslated={resource.countTranslated}
            countByMachine={resource.countByMachine}
          />
        )}
      </div>
      {countTexts > 0 && <ContentFilter filter={filter} />}
      {data.records.length === 0 ? (
        <NoRecords filter={filter} hasTexts={countTexts > 0} />
      ) : (
        <ul className={recordSheet} aria-label={name}>
          {data.records.map((record) => (
            <OneRecord key={`${record.recordType} ${keyOfRecord(record)}`} record={record} filter={filter} />
          ))}
        </ul>
      )}
      {data.total > data.limit && (
        <Pager
          label={name}
          href={(page) => contentUrl({ ...filter, page })}
          page={filter.page}
          limit={data.limit}
          total={data.total}
        />
      )}
    </>
  );
}

function NoRecords({ filter, hasTexts }: { filter: RecordFilter; hasTexts: boolean }) {
  const { state, query, resource, locale } = filter;
  if (!hasTexts) return <EmptyState icon={<FileSearch />} headingLevel={3} title={t('word.content.no-texts')} />;
  const isDone = state === 'missing' && !query;
  return (
    <EmptyState
      icon={isDone ? <CircleCheck /> : <FileSearch />}
      headingLevel={3}
      title={t(isDone ? 'word.content.none-missing' : 'word.content.none-found')}
      action={<ButtonLink href={contentUrl({ resource, locale })}>{t('word.content.show-all')}</ButtonLink>}
    />
  );
}

function OneRecord({ record, filter }: { record: TranslatableRecord; filter: RecordFilter }) {
  const { recordType, name, texts } = record;
  const url = recordUrl({ ...filter, recordType, recordKey: keyOfRecord(record) });
  const missing = texts.find(({ translation }) => translation === null);
  const translated = texts.filter(({ translation }) => translation !== null).length;
  const byMachine = texts.filter(({ isByMachine }) => isByMachine).length;
  return (
    <li className={recordRow}>
      <div className={recordText}>
        <h3 className={recordName}>
          <Link href={url} tone="plain">
            <bdi>{name}</bdi>
          </Link>
        </h3>
        {missing && (
          <p className={styles.missing}>
            {t('word.content.first-missing', { name: textLabel(missing) })}
            {missing.sourceText !== name && (
              <>
                {' · '}
                <bdi>{missing.sourceText}</bdi>
              </>
            )}
          </p>
        )}
      </div>
      <div className={styles.facts}>
        {byMachine > 0 && <Tag>{t('word.tag.machine')}</Tag>}
        <span className={styles.count}>{t('word.content.count', { count: texts.length, translated })}</span>
        <ButtonLink size="small" href={url} aria-label={t('administration.translator.open-named', { name })}>
          {t('administration.translator.open')}
        </ButtonLink>
      </div>
    </li>
  );
}
