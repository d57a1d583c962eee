import { formSubmissionMachine } from './form-submission.machine.ts';
import { defineSubmissionModel } from './submission.model.ts';

/** The model of a form: accepted, and refused for each kind of reason. */
export const formSubmissionModel = defineSubmissionModel(formSubmissionMachine, { field: 'name' });
