import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { ReportTriageEvent, reportTriageMachine } from './report-triage.machine.ts';
import { canUndoAction, type TriageActionName } from './triage-queue.ts';

type Snapshot = SnapshotFrom<typeof reportTriageMachine>;

/** The action of each key, in the order of the legend. */
export const triageKeys = {
  j: 'next',
  k: 'previous',
  a: 'dismiss',
  r: 'remove',
  l: 'close',
  e: 'escalate',
  c: 'claim',
  u: 'undo',
} as const;

/** An action with a keyboard shortcut. */
export type TriageKey = keyof typeof triageKeys;

const done = {
  dismiss: 'report.done.dismiss',
  remove: 'report.done.remove',
  close: 'report.done.close',
  escalate: 'report.done.escalate',
} as const;

/** Maps a snapshot to the current report, the handled reports, and the props of each control. */
export function connectReportTriage(snapshot: Snapshot, send: (event: ReportTriageEvent) => void) {
  const { current, handled, asked, waiting, problem } = snapshot.context;
  const underway = asked ? [asked, ...waiting] : waiting;
  const isUndoing = snapshot.value === 'undoing';
  const last = handled.at(-1);
  const act = (name: TriageActionName) => send({ type: 'act.requested', act: name });
  const press = (key: TriageKey) => {
    const what = triageKeys[key];
    if (what === 'next' || what === 'previous') return send({ type: `report.${what}` });
    return what === 'undo' ? send({ type: 'undo.requested' }) : act(what);
  };
  return {
    state: snapshot.value,
    current,
    problem: snapshot.value === 'refused' ? problem : undefined,
    /** Whether an action on a report is in progress or queued. */
    isUnderway: (reportID: number, name: TriageActionName) =>
      underway.some((step) => step.reportID === reportID && step.act === name),
    isUndoing,
    mayUndo: isUndoing || canUndoAction(snapshot.context),
    said: last && last.act !== 'claim' ? t(done[last.act]) : '',
    isHandled: (reportID: number) => handled.some((step) => step.reportID === reportID),
    act: (reportID: number, name: TriageActionName) => {
      send({ type: 'report.chosen', reportID });
      act(name);
    },
    choose: (reportID: number) => send({ type: 'report.chosen', reportID }),
    undo: () => send({ type: 'undo.requested' }),
    press,
    getRootProps: () => stateProps(snapshot),
    getReportProps: (reportID: number) => ({
      'data-current': reportID === current,
      ...(reportID === current && { 'aria-current': true as const }),
    }),
  };
}

/** The API of the report triage for components. */
export type ReportTriageApi = ReturnType<typeof connectReportTriage>;
