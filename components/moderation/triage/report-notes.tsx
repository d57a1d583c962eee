import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { moderatorNotesQuery } from '#api/moderation/report/report.queries.ts';
import { addModeratorNote } from '#api/moderation/triage/moderator-note.client.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { useDetailsOpen } from '#components/primitives/overlay/use-details-open.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { metas } from '#theme/layout/metas.css.ts';
import * as styles from './report-triage.css.ts';

/** The record of the notes, and their number when the page loads. */
export interface ReportNotesProps {
  readonly record: Parameters<typeof moderatorNotesQuery>[1];
  readonly count: number;
}

/** The moderator notes about a record: collapsed, loaded when opened. */
export function ReportNotes({ record, count }: ReportNotesProps) {
  const [isOpen, details] = useDetailsOpen();
  return (
    <details {...details} data-notes>
      <summary>{t('report.notes.title', { count })}</summary>
      {isOpen && <RecordNotes record={record} />}
    </details>
  );
}

/** The notes and the form for adding one. */
export function RecordNotes({ record }: Pick<ReportNotesProps, 'record'>) {
  const { api } = useSite();
  const { data: notes = [] } = useQuery(moderatorNotesQuery(api, record));
  return (
    <div className={styles.notes}>
      {notes.map(({ moderatorNoteID, body, insertUser, dateInserted }) => (
        <div key={moderatorNoteID}>
          <p className={metas}>
            <bdi>{insertUser.name}</bdi>
            <DateTime date={dateInserted} type="relative" />
          </p>
          <p className={styles.oneNote} dir="auto">
            {body}
          </p>
        </div>
      ))}
      <NoteForm record={record} />
    </div>
  );
}

/** The form that adds a note. The text is preserved when the request fails. */
function NoteForm({ record }: Pick<ReportNotesProps, 'record'>) {
  const { api } = useSite();
  const client = useQueryClient();
  const [state, setState] = useState({ body: '', isBusy: false, problem: '' });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.body.trim() === '' || state.isBusy) return;
    setState({ ...state, isBusy: true, problem: '' });
    try {
      await addModeratorNote(api, { ...record, body: state.body });
      setState({ body: '', isBusy: false, problem: '' });
      await client.invalidateQueries({ queryKey: moderatorNotesQuery(api, record).queryKey });
    } catch (error) {
      setState({ ...state, isBusy: false, problem: (error as Error).message });
    }
  };
  return (
    <form onSubmit={submit} className={styles.notes}>
      <Field label={t('report.notes.add')} help={t('report.notes.words')}>
        {(wiring) => (
          <Textarea
            {...wiring}
            rows={2}
            value={state.body}
            onChange={({ target }) => setState({ ...state, body: target.value })}
          />
        )}
      </Field>
      {state.problem && (
        <Message tone="error" live>
          {state.problem}
        </Message>
      )}
      <div>
        <Button type="submit" size="small" busy={state.isBusy}>
          {t('report.notes.add')}
        </Button>
      </div>
    </form>
  );
}
