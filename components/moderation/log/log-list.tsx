import { useQueryClient } from '@tanstack/react-query';
import { undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import type { AuditLog } from '#api/moderation/log/audit-log.contract.ts';
import { t } from '#api/translations.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordSheet } from '#theme/layout/record.css.ts';
import { LogActionButton } from './log-action-button.tsx';
import * as styles from './log-list.css.ts';

/** The level of detail of log entries: the action only, or also its request (audit). */
export type LogDetail = 'actions' | 'requests';

/** The entries of the moderation log, newest first. Entries that the viewer may undo have a button. */
export const LogList = ({ entries, detail }: { entries: readonly AuditLog[]; detail: LogDetail }) => (
  <ul className={recordSheet}>
    {entries.map((entry) => (
      <li key={entry.auditLogID} className={styles.item}>
        <article className={styles.entry}>
          <div className={styles.facts} id={idOf(entry)}>
            <Head entry={entry} />
            {entry.change && <Change {...entry.change} />}
            <p className={styles.quiet}>
              <Actor entry={entry} /> · <DateTime date={entry.dateInserted} type="extended" />
            </p>
            {entry.reason && (
              <p dir="auto" className={styles.record}>
                {entry.reason}
              </p>
            )}
            {detail === 'requests' && entry.meta.length > 0 && (
              <ul className={styles.changes}>
                {entry.meta.map((line) => (
                  <li key={line} dir="auto">
                    {line}
                  </li>
                ))}
              </ul>
            )}
            {detail === 'requests' && <Request entry={entry} />}
          </div>
          {entry.canUndo && <UndoButton entry={entry} />}
          {entry.eventType === 'held-post.approve' && <p className={styles.quiet}>{t('log.final.approved')}</p>}
        </article>
      </li>
    ))}
  </ul>
);

const idOf = ({ auditLogID }: AuditLog): string => `log-entry-${auditLogID}`;

const Head = ({ entry }: { entry: AuditLog }) => (
  <div className={styles.head}>
    <h2 className={styles.action}>
      {entry.isUndo ? t('log.entry.is-undo', { action: entry.message }) : entry.message}
    </h2>
    <Record entry={entry} />
    {entry.undone && (
      <Tag preset="greyscale">
        {entry.undone.user ? t('log.entry.undone-by', { name: entry.undone.user.name }) : t('log.entry.undone')}
      </Tag>
    )}
  </div>
);

const Record = ({ entry: { recordName, recordUrl } }: { entry: AuditLog }) =>
  recordName === null ? null : (
    <p className={styles.record}>
      <bdi>{recordUrl === null ? recordName : <Link href={recordUrl}>{recordName}</Link>}</bdi>
    </p>
  );

const Change = ({ from, to }: NonNullable<AuditLog['change']>) => (
  <p className={styles.quiet}>
    <TranslatedText id="log.entry.change" values={{ from: <bdi>{from}</bdi>, to: <bdi>{to}</bdi> }} />
  </p>
);

const Actor = ({ entry: { insertUser, context } }: { entry: AuditLog }) => {
  if (insertUser) return <bdi>{insertUser.name}</bdi>;
  return t(context === 'job' ? 'log.entry.forum' : 'log.entry.moderator');
};

const pageOf = ({ path, query }: NonNullable<AuditLog['parentRequest']>) => (query ? `${path}?${query}` : path);

const Request = ({ entry }: { entry: AuditLog }) =>
  entry.requestPath === null ? null : (
    <p className={styles.quiet} dir="ltr">
      <code>
        {entry.requestMethod} {entry.requestPath}
        {entry.requestQuery && `?${entry.requestQuery}`}
      </code>
      {entry.insertIPAddress && <> · {entry.insertIPAddress}</>}
      {entry.parentRequest && (
        <>
          {' · '}
          <code>{pageOf(entry.parentRequest)}</code>
        </>
      )}
    </p>
  );

function UndoButton({ entry }: { entry: AuditLog }) {
  const { api } = useSite();
  const client = useQueryClient();
  const { auditLogID, message, recordName, recordType } = entry;
  const undo = async () => {
    await undoAuditLog(api, auditLogID);
    // The title bar and other parts of this page show settings.
    if (recordType === 'setting') await client.invalidateQueries({ queryKey: ['config'] });
  };
  return (
    <LogActionButton
      label={t('log.undo')}
      title={t('log.undo.title')}
      question={
        recordName === null ? (
          t('log.undo.words', { action: message })
        ) : (
          <TranslatedText id="log.undo.words-record" values={{ action: message, name: <bdi>{recordName}</bdi> }} />
        )
      }
      act={undo}
      describedBy={idOf(entry)}
    />
  );
}
