import { type RefObject, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#api/translations.ts';
import { Loader } from '#components/primitives/content/loader.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import { DiscardFooter } from '#components/primitives/overlay/discard-footer.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useMay } from '#components/shell/site/site-context.tsx';
import { connectPostReport, type PostReportApi } from '#machines/moderation/report/post-report.connect.ts';
import {
  postReportMachine,
  type PostReport as Report,
  type ReportReason,
} from '#machines/moderation/report/post-report.machine.ts';
import * as styles from './post-report.css.ts';

/** The props of reporting a post: its category, and the requests. `onSent` receives the sent report. */
export interface PostReportProps {
  readonly categoryID: number;
  readonly loadReasons: () => Promise<readonly ReportReason[]>;
  readonly onSend: (report: Report) => Promise<unknown>;
  readonly onSent?: (report: Report) => void;
}

/** Runs the machine for reporting a post. `request` opens the dialog. */
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

/** The button for reporting a post, with its dialog. */
export function PostReport(props: PostReportProps) {
  const report = usePostReport(props);
  return (
    <span {...report.getRootProps()}>
      <Button variant="text" size="small" onClick={report.request}>
        {t('moderation.report.act')}
      </Button>
      <PostReportDialog report={report} categoryID={props.categoryID} />
    </span>
  );
}

/** The report dialog (docs/behavior/moderation.md#report-dialog): reasons, note, and the options for moderators. */
export function PostReportDialog({ report, categoryID, returnTo }: PartProps & PlaceProps) {
  return (
    <Dialog
      {...report.getDialogProps()}
      {...(returnTo && { returnFocus: returnTo })}
      title={report.isDiscarding ? t('moderation.report.discard-title') : t('moderation.report.title')}
      description={report.isDiscarding && t('moderation.report.discard-question')}
      size={report.isDiscarding ? 'small' : 'medium'}
    >
      <DialogBody>
        <div className={styles.form}>
          {report.isLoading && <Loader />}
          {report.isForm && <Form report={report} categoryID={categoryID} />}
          <div role="status">{report.isSent && t('moderation.report.sent')}</div>
          {report.problem && (
            <Message tone="error" live>
              {report.problem}
            </Message>
          )}
        </div>
      </DialogBody>
      <Buttons report={report} />
    </Dialog>
  );
}

interface PartProps {
  readonly report: PostReportApi;
}

interface PlaceProps {
  /** The category of the post; undefined for records without a category, which cannot be escalated. */
  readonly categoryID: number | undefined;
  readonly returnTo?: RefObject<HTMLElement | null> | undefined;
}

function Form({ report, categoryID }: PartProps & PlaceProps) {
  const may = useMay();
  const mayModerate = categoryID !== undefined && (may('community.moderate') || may('posts.moderate', categoryID));
  return (
    <>
      <fieldset className={styles.group} aria-describedby={report.lack && 'report-lack'}>
        <legend className={styles.legend}>{t('moderation.report.reason')}</legend>
        {report.reasons.map(({ reportReasonID: id, name, description }) => (
          <Checkbox key={id} label={name} help={description} {...report.getReasonProps(id)} />
        ))}
        {report.lack && (
          <Message tone="error" live id="report-lack">
            {report.lack}
          </Message>
        )}
      </fieldset>
      <Field label={t('moderation.report.details')}>
        {(wiring) => <Textarea {...wiring} {...report.getNoteProps()} />}
      </Field>
      {mayModerate && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('moderation.report.moderation')}</legend>
          <Checkbox label={t('moderation.report.escalate')} {...report.getEscalationProps()} />
          {report.report.isEscalated && <Checkbox label={t('moderation.report.hide')} {...report.getHidingProps()} />}
        </fieldset>
      )}
    </>
  );
}

function Buttons({ report }: PartProps) {
  if (report.isDiscarding) {
    return <DiscardFooter label={t('moderation.report.discard')} {...report.getDiscardProps()} />;
  }
  return (
    <DialogFooter>
      <Button {...report.getCloseProps()}>
        {report.isForm ? t('moderation.report.cancel') : t('moderation.report.close')}
      </Button>
      {report.mayRetry && <Button onClick={report.retry}>{t('moderation.report.retry')}</Button>}
      {report.isForm && (
        <Button variant="primary" {...report.getSubmitProps()}>
          {report.report.isEscalated ? t('moderation.report.create-escalation') : t('moderation.report.send')}
        </Button>
      )}
    </DialogFooter>
  );
}
