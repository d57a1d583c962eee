import { defineModel } from '#machines/model/model.ts';
import { loaderMachine } from './loader.machine.ts';

/** How the graph of a wait is explored. */
export const loaderModel = defineModel(loaderMachine);
