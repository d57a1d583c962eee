import { isPendingTask } from '#api/administration/backup/site-task.ts';
import {
  applyRestoration,
  cancelRestoration,
  discardRestoration,
} from '#api/administration/restore/restoration.client.ts';
import type { Restoration } from '#api/administration/restore/restoration.contract.ts';
import { control, type FormSchema } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/administration/backup/backup.css.ts';
import { TaskAction } from '#components/administration/backup/task-action.tsx';
import { TaskProgress } from '#components/administration/backup/task-progress.tsx';
import { TaskRemoval } from '#components/administration/backup/task-removal.tsx';
import { TaskReason } from '#components/administration/backup/task-row.tsx';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { fullNumber } from '#components/primitives/text/format-number.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { recordNote } from '#theme/layout/record.css.ts';
import { type AwaitChange, useInvalidateRestorations } from './restoration-change.ts';
import { useDateText } from './restoration-date.ts';

interface RestorationOutcomeProps {
  readonly restoration: Restoration;
  /** Whether the viewer is a full administrator with a confirmed session. */
  readonly mayRestore: boolean;
  readonly onChange: AwaitChange;
}

/** The backup that is being restored, or the comparison of the restored data, which the forum can then use. */
export function RestorationOutcome(props: RestorationOutcomeProps) {
  const { restoration, mayRestore } = props;
  const { status, result, isReady, backup, dateInserted } = restoration;
  const date = useDateText(result?.dateCreated ?? backup?.dateInserted ?? dateInserted);
  if (isPendingTask(restoration)) return <Running {...props} date={date} />;
  if (isReady) return <Ready {...props} date={date} />;
  if (status === 'failed')
    return (
      <Message
        tone="error"
        title={t('data.restore.failed', { date })}
        actions={mayRestore && <Discard restoration={restoration} />}
      >
        <TaskReason task={restoration} />
      </Message>
    );
  if (status === 'done' && result && result.differences.length > 0)
    return (
      <Message
        tone="error"
        title={t('data.restore.different', { date })}
        actions={mayRestore && <Discard restoration={restoration} />}
      >
        <p>{t('data.restore.different-text', { names: result.differences.join(', ') })}</p>
      </Message>
    );
  return null;
}

/** Whether there is something to show: a restoration that waits, runs, failed or can be used. */
export const isShown = ({ status, isReady, result }: Restoration): boolean =>
  isReady ||
  status === 'waiting' ||
  status === 'running' ||
  status === 'failed' ||
  (result?.differences.length ?? 0) > 0;

function Running({ restoration, mayRestore, date }: RestorationOutcomeProps & { date: string }) {
  const { api } = useSite();
  const invalidate = useInvalidateRestorations();
  return (
    <Card as="section" padding="large" aria-label={t('data.restore.title')}>
      <div className={stack({ gap: 'small' })}>
        <TaskProgress task={restoration} label={t('data.restore.running', { date })} />
        {mayRestore && (
          <div className={styles.actions}>
            <TaskAction perform={() => cancelRestoration(api, restoration.taskID).finally(invalidate)}>
              {t('data.task.cancel')}
            </TaskAction>
          </div>
        )}
      </div>
    </Card>
  );
}

function Ready({ restoration, mayRestore, date, onChange }: RestorationOutcomeProps & { date: string }) {
  const { result } = restoration;
  return (
    <Message
      tone="success"
      title={t('data.restore.ready', { date })}
      live
      actions={
        mayRestore && (
          <div className={styles.actions}>
            <Use restoration={restoration} date={date} onChange={onChange} />
            <Discard restoration={restoration} />
          </div>
        )
      }
    >
      {result && (
        <>
          <p>
            {t('data.restore.ready-text', {
              tables: fullNumber(result.tables),
              rows: fullNumber(result.rows),
              uploads: fullNumber(result.uploads),
            })}
          </p>
          <p className={recordNote}>{t('data.restore.ready-from', { site: result.siteUrl })}</p>
        </>
      )}
    </Message>
  );
}

/** Returns the form that confirms by typing a word. The first letter may be a capital, as phones write it. */
function confirmationForm(word: string): FormSchema {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return {
    type: 'object',
    required: ['word'],
    properties: {
      word: {
        type: 'string',
        minLength: 1,
        pattern: `^\\s*(${word}|${capital})\\s*$`,
        ...control({ inputType: 'text', label: t('data.restore.word-label', { word }) }),
      },
    },
  };
}

function Use({
  restoration,
  date,
  onChange,
}: Pick<RestorationOutcomeProps, 'restoration' | 'onChange'> & { date: string }) {
  const { api } = useSite();
  return (
    <EditButton
      variant="primary"
      dialog={(returnTo) => (
        <FormDialog
          title={t('data.restore.use-title')}
          saveLabel={t('data.restore.use-confirm')}
          loaded={{ schema: confirmationForm(t('data.restore.word')), values: { word: '' } }}
          save={async () => onChange((await applyRestoration(api, restoration.taskID)).body)}
          returnTo={returnTo}
        >
          <p>{t('data.restore.use-text', { date })}</p>
          <p>{t('data.restore.use-effects')}</p>
        </FormDialog>
      )}
    >
      {t('data.restore.use')}
    </EditButton>
  );
}

function Discard({ restoration: { taskID } }: { restoration: Restoration }) {
  const { api } = useSite();
  const invalidate = useInvalidateRestorations();
  return (
    <TaskRemoval
      title={t('data.restore.discard-title')}
      label={t('data.restore.discard')}
      named={t('data.restore.discard-named')}
      perform={() => discardRestoration(api, taskID).finally(invalidate)}
    >
      {t('data.restore.discard-text')}
    </TaskRemoval>
  );
}
