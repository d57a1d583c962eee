import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { Button } from '#components/primitives/button.tsx';
import { Checkbox } from '#components/primitives/checkbox.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/dialog.tsx';
import { Field } from '#components/primitives/field.tsx';
import { Loader } from '#components/primitives/loader.tsx';
import { Message } from '#components/primitives/message.tsx';
import { Textarea } from '#components/primitives/textarea.tsx';
import { useMachine } from '#components/primitives/use-machine.ts';
import { useMay } from '#components/shell/site-context.tsx';
import { connectPostReport, type PostReportApi } from '#machines/moderation/post-report.connect.ts';
import {
  postReportMachine,
  type PostReport as Report,
  type ReportReason,
} from '#machines/moderation/post-report.machine.ts';
import * as styles from './post-report.css.ts';

/** What the report of a post takes: where the post is, and the calls. `onSent` hears what was sent. */
export interface PostReportProps {
  readonly categoryID: number;
  readonly loadReasons: () => Promise<readonly ReportReason[]>;
  readonly onSend: (report: Report) => Promise<unknown>;
  readonly onSent?: (report: Report) => void;
}

/** Runs the report of a post; `request` opens its dialog. */
export function usePostReport({ loadReasons, onSend, onSent }: Omit<PostReportProps, 'categoryID'>): PostReportApi {
  const latest = useRef({ loadReasons, onSend, onSent });
  latest.current = { loadReasons, onSend, onSent };
  const machine = useMemo(
    () =>
      postReportMachine.provide({
        actors: {
          loadReasons: fromPromise<readonly ReportReason[]>(() => latest.current.loadReasons()),
          sendReport: fromPromise<void, Report>(async ({ input }) => {
            await latest.current.onSend(input);
          }),
        },
        actions: { tellSent: (_, { report }) => latest.current.onSent?.(report) },
      }),
    [],
  );
  const [snapshot, send] = useMachine(machine);
  return connectPostReport(snapshot, send);
}

/** The way to report a post, and its dialog (`spec/screens.md` C4): reasons, words, and what moderators may add. */
export function PostReport(props: PostReportProps) {
  const report = usePostReport(props);
  return (
    <span {...report.getRootProps()}>
      <Button variant="text" size="small" onClick={report.request}>
        Report
      </Button>
      <Dialog
        {...report.getDialogProps()}
        title={report.isDiscarding ? 'Discard Report?' : 'Report Post'}
        description={report.isDiscarding && 'Are you sure you want to exit without reporting?'}
        size="medium"
      >
        <DialogBody>
          <div className={styles.form}>
            {report.isLoading && <Loader />}
            {report.isForm && <Form report={report} categoryID={props.categoryID} />}
            <div role="status">{report.isSent && 'Success! Your report has been submitted.'}</div>
            {report.problem && (
              <Message tone="error" live>
                {report.problem}
              </Message>
            )}
          </div>
        </DialogBody>
        <Buttons report={report} />
      </Dialog>
    </span>
  );
}

interface PartProps {
  readonly report: PostReportApi;
}

function Form({ report, categoryID }: PartProps & { categoryID: number }) {
  const may = useMay();
  const mayModerate = may('community.moderate') || may('posts.moderate', categoryID);
  return (
    <>
      <fieldset className={styles.group} aria-describedby={report.lack && 'report-lack'}>
        <legend className={styles.legend}>Reason</legend>
        {report.reasons.map(({ reportReasonID: id, name, description }) => (
          <Checkbox key={id} label={name} help={description} {...report.getReasonProps(id)} />
        ))}
        {report.lack && (
          <Message tone="error" live id="report-lack">
            {report.lack}
          </Message>
        )}
      </fieldset>
      <Field label="Additional Details">{(wiring) => <Textarea {...wiring} {...report.getNoteProps()} />}</Field>
      {mayModerate && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Moderation</legend>
          <Checkbox label="Escalate immediately" {...report.getEscalationProps()} />
          {report.report.isEscalated && (
            <Checkbox label="Remove from front-facing community" {...report.getHidingProps()} />
          )}
        </fieldset>
      )}
    </>
  );
}

function Buttons({ report }: PartProps) {
  if (report.isDiscarding) {
    return (
      <DialogFooter>
        <Button {...report.getCloseProps()}>Cancel</Button>
        <Button variant="danger" onClick={report.discard}>
          Discard
        </Button>
      </DialogFooter>
    );
  }
  return (
    <DialogFooter>
      <Button {...report.getCloseProps()}>{report.isForm ? 'Cancel' : 'Close'}</Button>
      {report.mayRetry && <Button onClick={report.retry}>Try Again</Button>}
      {report.isForm && (
        <Button variant="primary" {...report.getSubmitProps()}>
          {report.report.isEscalated ? 'Create Escalation' : 'Send Report'}
        </Button>
      )}
    </DialogFooter>
  );
}
