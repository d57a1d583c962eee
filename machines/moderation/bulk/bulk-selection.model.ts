import { defineModel } from '#machines/model/model.ts';
import { bulkSelectionMachine } from './bulk-selection.machine.ts';
import { discussionSelectionKeys as keys } from './stored-selection.ts';

/** The model of a selection: three rows, of which at most two can be selected. */
export const bulkSelectionModel = defineModel(bulkSelectionMachine, {
  starts: {
    nothing: { keys, limit: 2, kept: { checked: [], pending: [] } },
    kept: { keys, limit: 2, kept: { checked: [1], pending: [3] } },
  },
  events: [
    { type: 'rows.checked', ids: [1] },
    { type: 'rows.checked', ids: [2] },
    { type: 'rows.unchecked', ids: [1] },
    { type: 'rows.unchecked', ids: [2] },
    { type: 'selection.changed', kept: { checked: [], pending: [] } },
    { type: 'selection.changed', kept: { checked: [1], pending: [] } },
    { type: 'rows.succeeded', ids: [1] },
    { type: 'rows.failed', reasons: { 2: 'You need the discussions.delete permission to do that.' } },
  ],
  essence: ({ context: { checked, pending, working, reasons } }) => [checked, pending, working, Object.keys(reasons)],
  never: ({ context: { checked, pending, working } }, event) => {
    if (event.type === 'rows.checked') return event.ids.some((id) => checked.includes(id) || pending.includes(id));
    if (event.type === 'rows.unchecked') return event.ids.some((id) => !checked.includes(id));
    if (event.type === 'rows.succeeded') return event.ids.some((id) => !working.includes(id));
    if (event.type === 'rows.failed') return Object.keys(event.reasons).some((id) => !working.includes(Number(id)));
    return false;
  },
  maxPairs: 100,
  observe: ({ context: { checked, pending, working, reasons } }) => ({ checked, pending, working, reasons }),
  invariants: {
    'no record is both selected and in a running job': ({ context: { checked, pending } }) =>
      checked.every((id) => !pending.includes(id)),
    'the selection never exceeds the limit': ({ context: { checked, limit } }, _, event) =>
      event?.type !== 'rows.checked' || checked.length <= limit,
    'after a job, unfinished records are selected again': ({ context }, before, event) =>
      event?.type !== 'job.ended' || !before || before.context.working.every((id) => context.checked.includes(id)),
  },
});
