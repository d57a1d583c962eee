import { type ReactNode, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import type { BulkRecord } from '#machines/moderation/bulk/bulk-disabled-reason.ts';
import { type BulkJobApi, bulkTexts, connectBulkJob } from '#machines/moderation/bulk/bulk-job.connect.ts';
import { bulkJobMachine } from '#machines/moderation/bulk/bulk-job.machine.ts';
import type { BulkAction, BulkRequest } from '#machines/moderation/bulk/bulk-request.ts';
import type { BulkResponse } from '#machines/moderation/bulk/bulk-response.ts';
import { findRowCheckbox } from './bulk-checkbox.tsx';
import { BulkDestination, bulkRecordName } from './bulk-destination.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import * as styles from './bulk-selection.css.ts';
import { type RequestedJobProps, useRequestedJob } from './use-requested-job.ts';

/**
 * The props of a bulk action: the action, its records, the reason it is disabled, its requests, and its progress
 * callbacks.
 */
export interface BulkJobProps extends RequestedJobProps {
  readonly action: BulkAction;
  readonly records: readonly BulkRecord[];
  readonly ids: readonly number[];
  readonly refusal?: string | undefined;
  readonly onSend: (order: BulkRequest) => Promise<BulkResponse>;
  readonly onResume: (payload: string) => Promise<BulkResponse>;
  readonly onBegan?: () => void;
  /** Called after each response with all records that have succeeded and failed so far. */
  readonly onProgress?: (succeeded: readonly number[], reasons: Readonly<Record<number, string>>) => void;
  readonly onEnded?: (response: BulkResponse | undefined) => void;
  /** Additional fields shown before the confirmation, and the reason they are incomplete. */
  readonly form?: ReactNode;
  readonly lack?: string | undefined;
  /** Content shown next to the result. */
  readonly outcome?: ((response: BulkResponse) => ReactNode) | undefined;
}

/**
 * A toolbar button with its dialog. It requests confirmation, runs the action on all selected records, and reports the
 * result of each.
 */
export function BulkJob(props: BulkJobProps) {
  const { action, records, ids, refusal, form, lack, outcome } = props;
  const job = useBulkJob(props);
  useRequestedJob(job, props);
  const cancel = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <span {...job.getRootProps()}>
      <Button
        ref={opener}
        variant={destroys(action) ? 'danger' : 'standard'}
        disabledReason={refusal}
        onClick={() => job.request(ids)}
      >
        {bulkTexts(action).name}
      </Button>
      <Dialog
        {...job.getDialogProps()}
        size="medium"
        title={job.words.title}
        description={job.mayChoose && job.words.question()}
        initialFocus={cancel}
        returnFocus={nextOf(job, records, opener)}
      >
        <DialogBody>
          <div className={styles.form}>
            {job.mayChoose && <BulkDestination job={job} records={records} />}
            {job.mayChoose && form}
            {job.mayChoose && <BulkPreview job={job} records={records} />}
            <Progress job={job} records={records} outcome={outcome} />
          </div>
        </DialogBody>
        <Buttons job={job} cancel={cancel} lack={lack} />
      </Dialog>
    </span>
  );
}

const destroys = (action: BulkAction): boolean =>
  ['delete', 'remove', 'erase', 'ban', 'remove-member'].includes(action);

/** Whether the action can remove the rows of its records. */
const canRemoveRows = (action: BulkAction): boolean =>
  (destroys(action) && action !== 'ban') || ['merge', 'approve', 'reject'].includes(action);

/**
 * The focus return target. After a deletion the opener may be hidden, so focus moves to the row after the deleted ones.
 */
const nextOf = (
  { succeeded, action }: BulkJobApi,
  records: readonly BulkRecord[],
  opener: React.RefObject<HTMLElement | null>,
) => ({
  get current() {
    const order = records.map(({ id }) => id);
    const last = Math.max(-1, ...succeeded.map((id) => order.indexOf(id)));
    const left = order.filter((id) => !canRemoveRows(action) || !succeeded.includes(id));
    const next = left.find((id) => order.indexOf(id) > last) ?? left.at(-1);
    const row = findRowCheckbox(next);
    return succeeded.length > 0 && row ? row : opener.current;
  },
});

function useBulkJob({ action, onSend, onResume, onBegan, onProgress, onEnded }: BulkJobProps): BulkJobApi {
  const latest = useRef({ onSend, onResume, onBegan, onProgress, onEnded });
  latest.current = { onSend, onResume, onBegan, onProgress, onEnded };
  const machine = useMemo(
    () =>
      bulkJobMachine.provide({
        actors: {
          sendJob: fromPromise<BulkResponse, BulkRequest>(({ input }) => latest.current.onSend(input)),
          resumeJob: fromPromise<BulkResponse, { payload: string }>(({ input }) =>
            latest.current.onResume(input.payload),
          ),
        },
        actions: {
          tellBegan: () => latest.current.onBegan?.(),
          tellProgress: (_, { succeeded, reasons }) => latest.current.onProgress?.(succeeded, reasons),
          tellEnded: (_, { response }) => latest.current.onEnded?.(response),
        },
      }),
    [],
  );
  const [snapshot, send] = useMachine(machine, { input: { action } });
  return connectBulkJob(snapshot, send);
}

interface PartProps {
  readonly job: BulkJobApi;
}

const Progress = ({ job, records, outcome }: PartProps & Pick<BulkJobProps, 'records' | 'outcome'>) => (
  <>
    <div role="status">
      {job.progress}
      {job.isDone && (
        <Message tone="success">
          {job.words.done} {t('moderation.bulk.sentence', { words: job.result })}{' '}
          {job.response && outcome?.(job.response)}
        </Message>
      )}
    </div>
    {job.mayRetry && (
      <Message tone="error" live title={job.failed.length > 0 ? job.words.problem : undefined}>
        {job.failed.length > 0 ? (
          <ul className={styles.failures}>
            {job.failed.map((id) => (
              <li key={id}>
                <TranslatedText
                  id="moderation.bulk.failure"
                  values={{ name: <bdi>{bulkRecordName(records, id)}</bdi>, reason: job.reasons[id] }}
                />
              </li>
            ))}
          </ul>
        ) : (
          job.reason
        )}
        {job.result && <div>{t('moderation.bulk.sentence', { words: job.result })}</div>}
      </Message>
    )}
  </>
);

const Buttons = ({
  job,
  cancel,
  lack,
}: PartProps & Pick<BulkJobProps, 'lack'> & { cancel: React.RefObject<HTMLButtonElement | null> }) => (
  <DialogFooter>
    <Button ref={cancel} {...job.getCloseProps()}>
      {job.mayChoose || job.isRunning ? t('moderation.bulk.cancel') : t('moderation.bulk.dismiss')}
    </Button>
    {job.mayRetry && (
      <Button variant="primary" {...job.getRetryProps()}>
        {job.isInterrupted ? t('moderation.bulk.continue') : t('moderation.bulk.retry')}
      </Button>
    )}
    {(job.mayChoose || job.isRunning) && (
      <Button
        variant={destroys(job.action) ? 'danger' : 'primary'}
        {...job.getConfirmProps()}
        {...(lack && { disabledReason: lack })}
      >
        {job.words.name}
      </Button>
    )}
  </DialogFooter>
);
