import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { botCheckMachine } from './bot-check.machine.ts';

/** The model of the bot check: the widget appears, or its script cannot be loaded. */
export const botCheckModel = defineSubmissionModel(botCheckMachine);
