import { setup } from 'xstate';

/** The events of a page load. */
export type PageLoadEvent = { type: 'load.started' } | { type: 'load.succeeded' } | { type: 'load.failed' };

/**
 * The machine of a page load (docs/behavior/shell.md#loading): pending, loading, success or error. Loading is shown
 * only after 150 ms, so that fast pages do not flicker.
 */
export const pageLoadMachine = setup({
  types: { events: {} as PageLoadEvent },
  delays: { patience: 150 },
}).createMachine({
  id: 'page-load',
  initial: 'pending',
  states: {
    pending: { on: { 'load.started': 'loading' } },
    loading: {
      initial: 'unseen',
      on: { 'load.succeeded': 'success', 'load.failed': 'error' },
      states: { unseen: { after: { patience: 'seen' } }, seen: { tags: 'busy' } },
    },
    success: { on: { 'load.started': 'loading' } },
    error: { tags: 'error', on: { 'load.started': 'loading' } },
  },
});
