import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { postQuoteMachine } from './post-quote.machine.ts';

/** The model of quoting a post. */
export const postQuoteModel = defineSubmissionModel(postQuoteMachine, {
  outputs: [
    { bodyRaw: 'Hide glue.', format: 'markdown', insertUser: { name: 'MaireadK' }, url: '/discussion/comment/91' },
  ],
});
