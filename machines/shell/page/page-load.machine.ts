import { setup } from 'xstate';

/** What befalls the loading of a page. */
export type PageLoadEvent = { type: 'load.started' } | { type: 'load.succeeded' } | { type: 'load.failed' };

/**
 * How far the page that was asked for has come (`spec/behaviours.md` §31): pending, loading, success or error. Loading
 * is told only when it takes longer than 150 ms, so that quick pages do not flicker.
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
