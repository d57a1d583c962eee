import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { siteMessageDismissalMachine } from './site-message-dismissal.machine.ts';

/** The model of the dismissal of a message. */
export const siteMessageDismissalModel = defineSubmissionModel(siteMessageDismissalMachine);
