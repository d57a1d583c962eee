import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { moderatorNotesQuery } from '#api/moderation/report/report.queries.ts';
import { addModeratorNote } from '#api/moderation/triage/moderator-note.client.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { useDetailsOpen } from '#components/primitives/overlay/use-details-open.ts';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { moderatorNoteMachine } from '#machines/moderation/triage/moderator-note.machine.ts';
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

/** The form that adds a note. The text is kept until the note is stored. */
function NoteForm({ record }: Pick<ReportNotesProps, 'record'>) {
  const { api } = useSite();
  const client = useQueryClient();
  const [body, setBody] = useState('');
  const note = useSubmission(moderatorNoteMachine, {
    send: (text: string) => addModeratorNote(api, { ...record, body: text }),
    onDone: (_, sent) => {
      setBody((now) => (now === sent ? '' : now));
      void client.invalidateQueries({ queryKey: moderatorNotesQuery(api, record).queryKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (body.trim() !== '') note.submit(body);
  };
  return (
    <form onSubmit={submit} className={styles.notes} {...note.getFormProps()}>
      <Field label={t('report.notes.add')} help={t('report.notes.words')} error={note.errorOf('body')}>
        {(wiring) => (
          <Textarea {...wiring} name="body" rows={2} value={body} onChange={({ target }) => setBody(target.value)} />
        )}
      </Field>
      <SubmissionProblem submission={note} />
      <div>
        <Button size="small" {...note.getSubmitProps()}>
          {t('report.notes.add')}
        </Button>
      </div>
    </form>
  );
}
