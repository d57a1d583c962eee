import { defineModel } from '#machines/model/model.ts';
import { pageLoadMachine } from './page-load.machine.ts';

/** How the graph of a page's loading is explored. */
export const pageLoadModel = defineModel(pageLoadMachine);
