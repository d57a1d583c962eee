import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { settingsOrderMachine } from './settings-order.machine.ts';

/** The model of the order of a list of settings. */
export const settingsOrderModel = defineSubmissionModel(settingsOrderMachine, { payloads: [{ index: 0, other: 1 }] });
