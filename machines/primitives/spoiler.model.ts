import { defineModel } from '#machines/model/model.ts';
import { spoilerMachine } from './spoiler.machine.ts';

/** How the graph of a spoiler is explored. */
export const spoilerModel = defineModel(spoilerMachine);
