import { defineModel } from '#machines/model/model.ts';
import { pagerJumpMachine } from './pager-jump.machine.ts';

/** The model of the page jump: from page 2 of 5 to page 4, to the current page, and to one that does not exist. */
export const pagerJumpModel = defineModel(pagerJumpMachine, {
  starts: { start: { page: 2, count: 5 } },
  events: [
    { type: 'jump.submitted', typed: '4' },
    { type: 'jump.submitted', typed: '' },
    { type: 'jump.submitted', typed: '900' },
    { type: 'page.changed', page: 5, count: 5 },
  ],
  answers: { goToPage: { done: [null], error: [new Error('The network is unreachable.')] } },
  essence: ({ context: { page, to, askedFor }, value }) => [page, value === 'jumping' && to, askedFor],
  never: ({ context, value }, event) =>
    event.type === 'page.changed' && (context.page === event.page || value !== 'closed'),
  observe: ({ context: { page, to, askedFor } }) => ({ page, to, askedFor }),
  invariants: {
    'the requested page is reported exactly when it was clamped': ({ value, context }) =>
      value === 'jumping' || value === 'failed' || (value === 'clamped') === (context.askedFor !== ''),
    'the target page always exists': ({ context: { to, count } }) => to >= 1 && to <= count,
  },
});
