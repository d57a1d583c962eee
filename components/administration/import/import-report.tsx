import type { ImportSummary } from '#api/administration/import/site-import.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { fullNumber } from '#components/primitives/text/format-number.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { recordNote } from '#theme/layout/record.css.ts';
import * as styles from './import-report.css.ts';

type Kind = ImportSummary['kinds'][number];

const kindNames: Readonly<Record<string, MessageID>> = {
  users: 'transfer.import.kind.users',
  tags: 'transfer.import.kind.tags',
  questions: 'transfer.import.kind.questions',
  answers: 'transfer.import.kind.answers',
  'other-posts': 'transfer.import.kind.other-posts',
  comments: 'transfer.import.kind.comments',
  badges: 'transfer.import.kind.badges',
  votes: 'transfer.import.kind.votes',
};

const nameOf = (kind: string): string => {
  const known = kindNames[kind.replace(' ', '-')];
  return known ? t(known) : kind;
};

const sumOf = (reasons: Kind['omitted']): number => reasons.reduce((sum, { count }) => sum + count, 0);

interface ImportReportProps {
  readonly report: ImportSummary;
  readonly isDryRun: boolean;
}

/** The report of an import or dry run: the number of records by kind, and the omitted and changed ones with reasons. */
export function ImportReport({ report, isDryRun }: ImportReportProps) {
  const { incomplete, kinds, countAttached, otherCategory } = report;
  return (
    <>
      {incomplete.length > 0 && (
        <Message tone="error">
          {t('transfer.import.incomplete')}
          <FaultList faults={incomplete} />
        </Message>
      )}
      {otherCategory && <Message tone="warning">{t('transfer.import.other-category', otherCategory)}</Message>}
      <Counts kinds={kinds} isDryRun={isDryRun} />
      {countAttached > 0 && <p className={recordNote}>{t('transfer.import.attached', { count: countAttached })}</p>}
      <Losses report={report} />
    </>
  );
}

const Counts = ({ kinds, isDryRun }: { kinds: readonly Kind[]; isDryRun: boolean }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards can scroll a scrolling region only if it has the focus.
  <section className={styles.window} tabIndex={0} aria-label={t('transfer.import.report')}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.heading}>
            {t('transfer.import.kind')}
          </th>
          {[
            t('transfer.import.read'),
            isDryRun ? t('transfer.import.would-import') : t('transfer.import.imported'),
            t('transfer.import.known'),
            t('transfer.import.lost'),
          ].map((title) => (
            <th key={title} scope="col" className={styles.numberHeading}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, read, imported, known, omitted }) => (
          <tr key={kind}>
            <th scope="row" className={styles.kind}>
              {nameOf(kind)}
            </th>
            <td className={styles.number}>{fullNumber(read)}</td>
            <td className={styles.number}>{fullNumber(imported)}</td>
            <td className={styles.number}>{fullNumber(known)}</td>
            <td className={styles.number}>{fullNumber(sumOf(omitted))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

function Losses({ report: { kinds, faults, countFaults } }: { report: ImportSummary }) {
  const lines = kinds.flatMap(({ kind, omitted, changed }) => [
    ...omitted.map((reason) => ({ kind, word: t('transfer.import.lost'), ...reason })),
    ...changed.map((reason) => ({ kind, word: t('transfer.import.changed'), ...reason })),
  ]);
  if (lines.length === 0 && countFaults === 0) return <p className={recordNote}>{t('transfer.import.no-loss')}</p>;
  return (
    <details className={styles.section}>
      <summary>{t('transfer.import.losses')}</summary>
      <ul className={styles.losses}>
        {lines.map(({ kind, word, reason, count, ids }) => (
          <li key={`${kind} ${word} ${reason}`}>
            {nameOf(kind)} – {word}: {fullNumber(count)}{' '}
            <span lang="en" dir="ltr">
              ({reason})
            </span>
            <p className={recordNote}>
              {count > ids.length
                ? t('transfer.import.ids-more', { ids: ids.join(', '), count: fullNumber(count - ids.length) })
                : t('transfer.import.ids', { ids: ids.join(', ') })}
            </p>
          </li>
        ))}
      </ul>
      {countFaults > 0 && (
        <>
          <p>{t('transfer.import.faults', { count: fullNumber(countFaults) })}</p>
          <FaultList faults={faults} />
        </>
      )}
    </details>
  );
}

const FaultList = ({ faults }: { faults: ImportSummary['faults'] }) => (
  <ul className={styles.losses} lang="en" dir="ltr">
    {faults.map(({ place, message }) => (
      <li key={`${place} ${message}`}>
        {place}: {message}
      </li>
    ))}
  </ul>
);
