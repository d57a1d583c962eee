import { type FormEvent, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import { logFailureOf } from '#components/primitives/runtime/log-unexpected-error.ts';
import { useNow } from '#components/primitives/runtime/now-context.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { extendedDate } from '#components/primitives/text/format.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { connectSchedule, type Schedule as Scheduling } from '#machines/composer/form/schedule.connect.ts';
import { type ScheduleInput, scheduleMachine } from '#machines/composer/form/schedule.machine.ts';
import { visuallyHidden } from '#theme/layout/layout.css.ts';
import * as styles from './composer.css.ts';

/** The props of `Schedule`: the current schedule, and the requests that change it. */
export interface ScheduleProps extends ScheduleInput {
  readonly onSaveDraft: () => Promise<void>;
  readonly onSchedule: (dateScheduled: string) => Promise<void>;
  readonly onCancel: () => Promise<void>;
  readonly onPost: () => Promise<void>;
}

/**
 * Shows when a draft is published, with the controls that change it (docs/behavior/composer.md#scheduling). It is only
 * for viewers who may schedule.
 */
export function Schedule({ draftStatus, dateScheduled, ...calls }: ScheduleProps) {
  const { now: _, ...style } = useNow();
  const latest = useRef(calls);
  latest.current = calls;
  const machine = useMemo(
    () =>
      scheduleMachine.provide({
        actors: {
          saveDraft: fromPromise<void>(() => latest.current.onSaveDraft()),
          scheduleDraft: fromPromise<void, { dateScheduled: string }>(({ input }) =>
            logFailureOf('Error scheduling draft', latest.current.onSchedule(input.dateScheduled)),
          ),
          cancelSchedule: fromPromise<void>(() =>
            logFailureOf('Error cancelling draft schedule', latest.current.onCancel()),
          ),
          post: fromPromise<void>(() => latest.current.onPost()),
        },
      }),
    [],
  );
  const [snapshot, send] = useMachine(machine, { input: { draftStatus, dateScheduled } });
  const schedule = connectSchedule(snapshot, send, (iso) => extendedDate(iso, style));
  return (
    <div className={styles.schedule} {...schedule.getRootProps()}>
      <div className={styles.status}>
        <span {...schedule.getStatusProps()} />
        {schedule.isScheduled && (
          <Link href="/drafts?tab=schedule" className={styles.statusLink}>
            {t('composer.schedule.scheduled-content')}
          </Link>
        )}
      </div>
      <Buttons schedule={schedule} />
      <Problem schedule={schedule} />
      <MomentDialog schedule={schedule} />
      <OverrideDialog schedule={schedule} />
    </div>
  );
}

const Buttons = ({ schedule }: { schedule: Scheduling }) => {
  const opener = schedule.getScheduleProps();
  const cancel = schedule.getCancelProps();
  const post = schedule.getPostProps();
  return (
    <div className={styles.buttons}>
      <Button hidden={opener.hidden} onClick={opener.onClick}>
        {schedule.isScheduled ? t('composer.schedule.edit') : t('composer.schedule.act')}
      </Button>
      {!cancel.hidden && <Button onClick={cancel.onClick}>{t('composer.schedule.cancel')}</Button>}
      {!post.hidden && <Button onClick={post.onClick}>{t('composer.schedule.post-now')}</Button>}
    </div>
  );
};

const Problem = ({ schedule }: { schedule: Scheduling }) => {
  const retry = schedule.getRetryProps();
  const dismiss = schedule.getDismissProps();
  if (retry.hidden) return null;
  return (
    <Message
      tone="error"
      live
      onDismiss={dismiss.onClick}
      actions={
        <Button size="small" onClick={retry.onClick}>
          {t('composer.act.retry')}
        </Button>
      }
    >
      {schedule.problem}
    </Message>
  );
};

function MomentDialog({ schedule }: { schedule: Scheduling }) {
  const first = useRef<HTMLInputElement>(null);
  const { date, time, problem } = schedule;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    schedule.confirm();
  };
  const title = t(schedule.isScheduled ? 'composer.schedule.title-update' : 'composer.schedule.title');
  return (
    <Dialog
      open={schedule.isChoosing}
      onOpenChange={(isOpen) => !isOpen && schedule.close()}
      title={title}
      size="small"
      initialFocus={first}
    >
      <form onSubmit={submit} noValidate>
        <DialogBody className={styles.form}>
          <Field label={t('composer.schedule.date')} required>
            {(wiring) => (
              <Input
                {...wiring}
                ref={first}
                type="date"
                value={date}
                onChange={({ currentTarget }) => schedule.edit({ date: currentTarget.value, time })}
              />
            )}
          </Field>
          <Field label={t('composer.schedule.time')} required error={problem}>
            {(wiring) => (
              <Input
                {...wiring}
                type="time"
                value={time}
                onChange={({ currentTarget }) => schedule.edit({ date, time: currentTarget.value })}
              />
            )}
          </Field>
          <div role="status" className={visuallyHidden}>
            {problem}
          </div>
          {schedule.hasOtherSchedule && (
            <Link href="/drafts?tab=schedule">{t('composer.schedule.scheduled-content')}</Link>
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={schedule.close}>{t('composer.act.cancel')}</Button>
          <Button type="submit" variant="primary" busy={schedule.isBusy}>
            {t('composer.schedule.act')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

const OverrideDialog = ({ schedule }: { schedule: Scheduling }) => {
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={schedule.isOverriding}
      onOpenChange={(isOpen) => !isOpen && schedule.close()}
      title={t('composer.schedule.override')}
      size="small"
      initialFocus={safe}
    >
      <DialogBody>{t('composer.schedule.override-question')}</DialogBody>
      <DialogFooter>
        <Button ref={safe} onClick={schedule.close}>
          {t('composer.act.cancel')}
        </Button>
        <Button variant="primary" onClick={schedule.override}>
          {t('composer.schedule.post-now')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
};
