import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { Report } from '#api/moderation/report/report.contract.ts';
import { t } from '#api/translations.ts';
import { ReportCard } from '#components/moderation/report/report-card.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { connectReportTriage, type ReportTriageApi } from '#machines/moderation/triage/report-triage.connect.ts';
import { reportTriageMachine } from '#machines/moderation/triage/report-triage.machine.ts';
import type { TriageAction } from '#machines/moderation/triage/triage-queue.ts';
import * as styles from './report-triage.css.ts';
import { TriageLegend } from './triage-legend.tsx';
import { useKeyChoice, useTriageKeys } from './use-triage-keys.ts';

/** The props of ReportTriage: the reports of the page, and the requests. Remount it for other reports. */
export interface ReportTriageProps {
  readonly reports: readonly Report[];
  readonly onAct: (step: TriageAction) => Promise<unknown>;
  readonly onUndo: (step: TriageAction) => Promise<unknown>;
  /** Refetches a report. Without it, reports cannot be assigned. */
  readonly renew?: (reportID: number) => Promise<unknown>;
}

function useReportTriage({ reports, onAct, onUndo }: ReportTriageProps): ReportTriageApi {
  const latest = useRef({ onAct, onUndo });
  latest.current = { onAct, onUndo };
  const machine = useMemo(
    () =>
      reportTriageMachine.provide({
        actors: {
          act: fromPromise<void, TriageAction>(async ({ input }) => void (await latest.current.onAct(input))),
          undo: fromPromise<void, TriageAction>(async ({ input }) => void (await latest.current.onUndo(input))),
        },
      }),
    [],
  );
  const [snapshot, send] = useMachine(machine, {
    input: {
      reportIDs: reports.map(({ reportID }) => reportID),
      openIDs: reports.filter(({ status }) => status === 'new').map(({ reportID }) => reportID),
    },
  });
  return connectReportTriage(snapshot, send);
}

const cardOf = (reportID: number) => document.getElementById(`report-${reportID}`);

/** Moves focus to the current report when it changes. */
function useFocusFollows(current: number): void {
  const before = useRef(current);
  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    const card = cardOf(current);
    if (card?.contains(document.activeElement)) return;
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest' });
  }, [current]);
}

/** Opens the notes of a report and focuses their text field, which is rendered a moment later. */
const openNotes = (reportID: number, tries = 20): void => {
  const notes = cardOf(reportID)?.querySelector<HTMLDetailsElement>('[data-notes]');
  if (!notes) return;
  notes.open = true;
  const field = notes.querySelector('textarea');
  if (field) field.focus();
  else if (tries > 0) setTimeout(() => openNotes(reportID, tries - 1), 25);
};

const view = (reportID: number) => cardOf(reportID)?.querySelector<HTMLAnchorElement>('[data-view]')?.click();

/** The reports of a queue page, handled with buttons or single-key shortcuts. Actions can be undone. */
export function ReportTriage(props: ReportTriageProps) {
  const triage = useReportTriage(props);
  const legend = useRef<HTMLDetailsElement>(null);
  const [hasKeys, setHasKeys] = useKeyChoice();
  useFocusFollows(triage.current);
  useTriageKeys(hasKeys, triage.press, {
    n: () => openNotes(triage.current),
    o: () => view(triage.current),
    '?': () => legend.current?.toggleAttribute('open'),
  });
  return (
    <div {...triage.getRootProps()} className={styles.list}>
      <TriageLegend isOn={hasKeys} onChange={setHasKeys} details={legend} />
      <div className={styles.bar}>
        <p role="status">{triage.said}</p>
        {triage.mayUndo && (
          <Button size="small" busy={triage.isUndoing} onClick={triage.undo}>
            {t('report.act.undo')}
          </Button>
        )}
      </div>
      {triage.problem && (
        <Message tone="error" live>
          {triage.problem}
        </Message>
      )}
      <ol className={styles.list} aria-label={t('report.queue.list')}>
        {props.reports.map((report) => (
          <li key={report.reportID}>
            <ReportCard report={report} triage={triage} renew={props.renew} />
          </li>
        ))}
      </ol>
    </div>
  );
}
