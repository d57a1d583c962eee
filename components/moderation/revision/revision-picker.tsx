import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Revision } from '#api/moderation/revision/revision.contract.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/moderation/triage/report-triage.css.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { useNow } from '#components/primitives/runtime/now-context.tsx';
import { extendedDate } from '#components/primitives/text/format.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { BlurredBody } from './blurred-body.tsx';
import { TextDifference } from './text-difference.tsx';

interface RevisionPickerProps {
  /** The revisions of a post, current one first. */
  readonly revisions: readonly Revision[];
  readonly isLive: boolean;
  /** The current text, as rendered without a history. */
  readonly children: ReactNode;
}

/** The select for the revisions of a post, each with its changes. */
export function RevisionPicker({ revisions, isLive, children }: RevisionPickerProps) {
  const [index, setIndex] = useState(0);
  const select = useRef<HTMLSelectElement>(null);
  const nameOf = useRevisionName(isLive);
  // It replaces the button that was pressed, so it takes the focus.
  useEffect(() => select.current?.focus(), []);
  const chosen = revisions[index];
  if (!chosen || revisions.length < 2)
    return (
      <>
        <Message tone="info" live>
          {t('log.revisions.unchanged')}
        </Message>
        {children}
      </>
    );
  return (
    <>
      <Field label={t('report.revision.label')}>
        {(wiring) => (
          <Select {...wiring} ref={select} value={index} onChange={({ target }) => setIndex(Number(target.value))}>
            {revisions.map((revision, place) => (
              <option key={revision.revisionID ?? 'present'} value={place}>
                {nameOf(revision)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {chosen.revisionID === null ? children : <Former revision={chosen} />}
      {!chosen.isFirst && <Changes revision={chosen} />}
      <p>
        <Link href={`/log/filter?recordType=${chosen.recordType}&recordID=${chosen.recordID}`}>
          {t('log.revisions.heading')}
        </Link>
      </p>
    </>
  );
}

/**
 * Returns a function that names a revision by date and author. The current one is named as live, or as the last visible
 * one.
 */
function useRevisionName(isLive: boolean) {
  const { now: _, ...style } = useNow();
  const present = t(isLive ? 'report.revision.live' : 'report.revision.last');
  return ({ revisionID, insertUser, dateInserted }: Revision) =>
    revisionID === null
      ? present
      : t('report.revision.name', { date: extendedDate(dateInserted, style), name: insertUser.name });
}

const Former = ({ revision: { name, bodyHtml } }: { revision: Revision }) => (
  <>
    {name !== null && (
      <strong className={styles.recordName} dir="auto">
        {name}
      </strong>
    )}
    <BlurredBody html={bodyHtml} />
  </>
);

/** The changes of the edit that created a revision. */
const Changes = ({ revision: { nameDifference, bodyDifference } }: { revision: Revision }) => (
  <section aria-label={t('log.revisions.changes')} className={styles.changes}>
    <strong>{t('log.revisions.changes')}</strong>
    {nameDifference.some(({ kind }) => kind !== 'same') && <TextDifference parts={nameDifference} />}
    {bodyDifference.some(({ kind }) => kind !== 'same') && <TextDifference parts={bodyDifference} />}
  </section>
);
