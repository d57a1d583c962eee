import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { catalogQuery, freshAttachmentsQuery } from '#api/post/attachment/attachment.queries.ts';
import type { Attachment } from '#api/post/attachment/attachment-fields.contract.ts';
import { t } from '#api/translations.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './attachment-cards.css.ts';

/** The attachments of a post as cards. Their current state is requested once when they are rendered. */
export function AttachmentCards({ attachments }: { attachments: readonly Attachment[] }) {
  const { api } = useSite();
  const { data = attachments } = useQuery(
    freshAttachmentsQuery(
      api,
      attachments.map(({ attachmentID }) => attachmentID),
    ),
  );
  return (
    <ul className={styles.cards} aria-label={t('attachment.card.label')}>
      {data.map((attachment) => (
        <Card key={attachment.attachmentID} attachment={attachment} />
      ))}
    </ul>
  );
}

function Card({ attachment }: { attachment: Attachment }) {
  const { api } = useSite();
  const { data: catalog = {} } = useQuery(catalogQuery(api));
  const { attachmentType, sourceUrl, status, insertUser, dateInserted, dateUpdated } = attachment;
  return (
    <li className={styles.card}>
      <p className={styles.head}>
        <Ticket size="1.1em" aria-hidden="true" className={styles.icon} />
        <Link href={sourceUrl}>
          <bdi>{catalog[attachmentType]?.title ?? attachmentType}</bdi>
        </Link>
        {status && <Tag preset="greyscale">{status}</Tag>}
      </p>
      <Facts attachment={attachment} idLabel={catalog[attachmentType]?.externalIDLabel} />
      <p className={styles.foot}>
        <TranslatedText id="attachment.card.by" values={{ name: <bdi>{insertUser.name}</bdi> }} />{' '}
        <DateTime date={dateInserted} type="relative" />
      </p>
      {dateUpdated && (
        <p className={styles.foot}>
          <TranslatedText
            id="attachment.card.updated"
            values={{ date: <DateTime date={dateUpdated} type="relative" /> }}
          />
        </p>
      )}
    </li>
  );
}

function Facts({
  attachment: { sourceID, metadata },
  idLabel,
}: {
  attachment: Attachment;
  idLabel?: string | undefined;
}) {
  return (
    <dl className={styles.facts}>
      {idLabel && (
        <div className={styles.fact}>
          <dt>{idLabel}</dt>
          <dd className={styles.value}>
            <bdi>{sourceID}</bdi>
          </dd>
        </div>
      )}
      {metadata.map((fact) => (
        <div key={fact.labelCode} className={styles.fact}>
          <dt>{fact.labelCode}</dt>
          <dd className={styles.value}>
            <Value fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ fact: { value, url, format } }: { fact: Attachment['metadata'][number] }) {
  if (url) return <Link href={url}>{value}</Link>;
  if (format === 'date-time' && !Number.isNaN(Date.parse(value))) return <DateTime date={value} type="default" />;
  return <bdi>{value}</bdi>;
}
