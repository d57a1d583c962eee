import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { type ContentJobReport, contentJobMachine } from './content-job.machine.ts';

const report = (status: ContentJobReport['status'], successIDs: number[], failedIDs: number[]): ContentJobReport => ({
  status,
  progress: { successIDs, failedIDs },
});

/** The model of a background job that deletes posts. */
export const contentJobModel = defineModel(contentJobMachine, {
  answers: {
    readJob: {
      done: [report('running', [11], []), report('finished', [11, 12], [13])],
      error: [ApiFailure.unreachable()],
    },
  },
  observe: ({ context: { done, failed, reason } }) => ({ done, failed, reason }),
  invariants: {
    'a failed request keeps the progress': ({ value, context }, before) =>
      value !== 'unreachable' || !before || context.done === before.context.done,
    'a reason is shown until the next success': ({ value, context }) =>
      (value !== 'unreachable' || context.reason !== '') && (value !== 'waiting' || context.reason === ''),
  },
});
