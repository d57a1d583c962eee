import { ApiFailure } from '#api/failure.ts';
import { permissionFailure } from '#api/permission-failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { postReportMachine } from './post-report.machine.ts';

/** The model of a report: one reason, a note, and the two checkboxes for moderators. */
export const postReportModel = defineModel(postReportMachine, {
  events: [
    { type: 'reason.toggled', reportReasonID: 'spam' },
    { type: 'note.edited', note: 'The same words in four places.' },
  ],
  answers: {
    loadReasons: {
      done: [[{ reportReasonID: 'spam', name: 'Spam', description: 'Advertising that nobody asked for.' }]],
      error: [ApiFailure.unreachable()],
    },
    sendReport: { done: [undefined], error: [permissionFailure(['flag.add'])] },
  },
  essence: ({ context: { reasons, report } }) => [
    reasons.length,
    report.reportReasonIDs.length,
    report.note,
    report.isEscalated,
    report.isHidden,
  ],
  // Hiding is available only with an escalation.
  never: ({ context: { report } }, { type }) => type === 'hiding.toggled' && !report.isEscalated,
  maxPairs: 40,
  observe: ({ context: { reasons, report, problem } }) => ({
    offered: reasons.map(({ name, description }) => `${name} ${description}`),
    chosen: report.reportReasonIDs,
    note: report.note,
    isEscalated: report.isEscalated,
    isHidden: report.isHidden,
    problem,
  }),
  invariants: {
    'entered text is removed only by discarding or sending': ({ context }, before, event) =>
      !before ||
      context.report.note.length >= before.context.report.note.length ||
      event?.type === 'discard.confirmed' ||
      String(event?.type).startsWith('xstate.done'),
    'a report without a reason is never sent': ({ value, context }) =>
      value !== 'sending' || context.report.reportReasonIDs.length > 0,
  },
});
