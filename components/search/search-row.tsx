import type { ReactNode } from 'react';
import type { MessageID } from '#api/message-id.ts';
import type { SearchResult } from '#api/search/search.contract.ts';
import { t } from '#api/translations.ts';
import { hasVisibleStatus, StatusMark } from '#components/discussion/status/status-mark.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import * as styles from './search-row.css.ts';

const kindNames: Readonly<Record<SearchResult['type'], MessageID>> = {
  discussion: 'search.type.discussion',
  question: 'search.type.question',
  idea: 'search.type.idea',
  comment: 'search.type.comment',
  answer: 'search.type.answer',
  category: 'search.type.place',
  user: 'search.type.user',
};

/** The title, the matching passage and the metadata of a search result. */
export const FoundWords = ({ result, children }: { result: SearchResult; children: ReactNode }) => (
  <div className={styles.textBlock}>
    <h2 className={styles.title} dir="auto">
      <Link href={result.url} tone="heading">
        <span dangerouslySetInnerHTML={{ __html: result.nameHighlight }} />
      </Link>
    </h2>
    {result.highlight && (
      <p className={styles.passage} dir="auto" dangerouslySetInnerHTML={{ __html: result.highlight }} />
    )}
    <div className={styles.metas}>{children}</div>
  </div>
);

/** A post in the search results: title, matching passage, kind, author, category and date of the last change. */
export function SearchRow({ result }: { result: SearchResult }) {
  const { image, breadcrumbs = [], dateUpdated, dateInserted } = result;
  return (
    <li className={styles.row}>
      <FoundWords result={result}>
        <Marks result={result} />
        <span>
          <Kind result={result} />
        </span>
        {breadcrumbs.length > 0 && <span>{breadcrumbs.map(({ name }) => name).join(' › ')}</span>}
        <span>
          <TranslatedText
            id="search.result.updated"
            values={{ date: <DateTime date={dateUpdated ?? dateInserted} type="relative" /> }}
          />
        </span>
      </FoundWords>
      {image && (
        <img src={image} alt="" loading="lazy" decoding="async" width={96} height={72} className={styles.picture} />
      )}
    </li>
  );
}

/** The tags of a discussion: closed, and its status. Renders nothing when neither applies. */
function Marks({ result: { closed, status } }: { result: SearchResult }) {
  const isStatusShown = hasVisibleStatus(status);
  if (!closed && !isStatusShown) return null;
  return (
    <span className={styles.marks}>
      {closed && <Tag preset="greyscale">{t('discussion.mark.closed')}</Tag>}
      {isStatusShown && <StatusMark status={status} />}
    </span>
  );
}

function Kind({ result: { type, recordType, insertUser } }: { result: SearchResult }) {
  const name = t(kindNames[type]);
  if (!insertUser || recordType === 'user') return name;
  return (
    <TranslatedText
      id="search.result.by"
      values={{ type: name, name: <bdi>{insertUser.name}</bdi> }}
      parts={{
        author: (words) => (
          <Link href={insertUser.url} tone="quiet">
            {words}
          </Link>
        ),
      }}
    />
  );
}
