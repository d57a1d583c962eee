import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { type FoundDraft, layoutDraftMachine } from './layout-draft.machine.ts';
import type { EditedLayout } from './layout-editor.machine.ts';

/** The layout without changes. */
export const unchangedLayout: EditedLayout = {
  name: 'Start',
  document: { format: 1, sections: [] },
  revisionID: 7,
  isChanged: false,
};

/** The layout after a step. */
export const changedLayout: EditedLayout = {
  ...unchangedLayout,
  document: { format: 1, sections: [{ id: 'top', kind: '1-column', columns: {} }] },
  isChanged: true,
};

/** A draft of an earlier visit. */
export const earlierDraft: FoundDraft = {
  name: 'Harbour',
  document: { format: 1, sections: [] },
  revisionID: 7,
  changedAt: Date.parse('2026-11-19T09:00:00Z'),
};

/** The model of the draft of a layout. */
export const layoutDraftModel = defineModel(layoutDraftMachine, {
  starts: { start: { layout: unchangedLayout } },
  events: [{ type: 'layout.changed', layout: changedLayout }],
  answers: {
    findDraft: { done: [undefined, earlierDraft], error: [ApiFailure.unreachable()] },
    storeDraft: { done: [undefined], error: [ApiFailure.unreachable()] },
  },
  essence: ({ context: { layout, found: offered } }) => [layout.isChanged, offered !== undefined],
  observe: ({ context }) => ({ offered: context.found?.name ?? '' }),
  unobserved: { layout: 'the layout, which the editor shows' },
  rests: ['kept'],
  invariants: {
    'a draft is offered until it is continued or discarded': (snapshot) =>
      snapshot.matches('offered') === (snapshot.context.found !== undefined),
    'a step is stored once steps pause': (snapshot, _before, event) =>
      event?.type !== 'layout.changed' || ['waiting', 'looking', 'offered'].some((one) => snapshot.value === one),
  },
});
