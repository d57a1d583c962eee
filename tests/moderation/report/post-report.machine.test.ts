import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '#api/errors.ts';
import { connectPostReport } from '#machines/moderation/report/post-report.connect.ts';
import {
  type PostReport,
  postReportMachine,
  type ReportReason,
} from '#machines/moderation/report/post-report.machine.ts';

test('the reasons are loaded once', async () => {
  const { facts, loads } = startReport();
  await facts().request();
  await settled();
  facts().getCloseProps().onClick();
  facts().request();
  expect([facts().state, loads()]).toEqual(['writing', 1]);
});

test('a report without a reason is not sent, and shows an error', async () => {
  const { facts, sent } = await startWriting();
  facts()
    .getNoteProps()
    .onChange({ target: { value: 'Look at this.' } });
  facts().getSubmitProps().onClick();
  expect([facts().lack, sent]).toEqual(['Please select a reason for reporting this content.', []]);
});

test('leaving with input asks for confirmation; staying preserves the input', async () => {
  const { facts } = await startWriting();
  facts()
    .getNoteProps()
    .onChange({ target: { value: 'Look at this.' } });
  facts().getDialogProps().onOpenChange(false);
  expect(facts().isDiscarding).toBe(true);
  facts().getDialogProps().onOpenChange(false);
  expect([facts().state, facts().report.note]).toEqual(['writing', 'Look at this.']);
});

test('a report with input intercepts Escape, as does its discard confirmation', async () => {
  const { facts } = await startWriting();
  expect(facts().getDialogProps().preventsClosing).toBe(false);
  facts().getReasonProps('spam').onChange();
  expect(facts().getDialogProps().preventsClosing).toBe(true);
  facts().getDialogProps().onOpenChange(false);
  expect([facts().isDiscarding, facts().getDialogProps().preventsClosing]).toEqual([true, true]);
});

test('a refusal preserves all input', async () => {
  const { facts } = await startWriting(() => Promise.reject(ApiError.permission(['flag.add'])));
  facts().getReasonProps('spam').onChange();
  facts()
    .getNoteProps()
    .onChange({ target: { value: 'Look at this.' } });
  facts().getSubmitProps().onClick();
  await settled();
  expect([facts().problem, facts().report]).toEqual([
    'You need the flag.add permission to do that.',
    { reportReasonIDs: ['spam'], note: 'Look at this.', isEscalated: false, isHidden: false },
  ]);
});

test('a report that is no longer escalated does not hide the post either', async () => {
  const { facts, sent } = await startWriting();
  facts().getReasonProps('spam').onChange();
  facts().getEscalationProps().onChange();
  facts().getHidingProps().onChange();
  facts().getEscalationProps().onChange();
  facts().getSubmitProps().onClick();
  await settled();
  expect(sent).toEqual([{ reportReasonIDs: ['spam'], note: '', isEscalated: false, isHidden: false }]);
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

async function startWriting(answer?: () => Promise<void>) {
  const started = startReport(answer);
  started.facts().request();
  await settled();
  return started;
}

function startReport(answer: () => Promise<void> = async () => undefined) {
  const sent: PostReport[] = [];
  let loads = 0;
  const machine = postReportMachine.provide({
    actors: {
      loadReasons: fromPromise<readonly ReportReason[]>(async () => {
        loads += 1;
        return [{ reportReasonID: 'spam', name: 'Spam', description: 'Advertising.' }];
      }),
      sendReport: fromPromise<void, PostReport>(({ input }) => {
        sent.push(input);
        return answer();
      }),
    },
  });
  const actor = createActor(machine).start();
  return { sent, loads: () => loads, facts: () => connectPostReport(actor.getSnapshot(), actor.send) };
}
