import type { LayoutDocument } from '#api/administration/layout/layout-document.ts';
import { moveSection, removeNode } from '#api/administration/layout-editor/layout-steps.ts';
import { ApiFailure } from '#api/failure.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { signedOutFailure } from '#machines/primitives/submission/submission.model.ts';
import { type LayoutEditorContext, layoutEditorMachine, type StoredLayout } from './layout-editor.machine.ts';
import type { LayoutStep } from './layout-history.ts';

/** Two sections with a widget each. */
const start: LayoutDocument = {
  format: 1,
  sections: [
    { id: 'top', kind: '1-column', columns: { children: [{ id: 'leaders', widget: 'leaderboard' }] } },
    { id: 'foot', kind: '1-column', columns: { children: [{ id: 'links', widget: 'quickLinks' }] } },
  ],
};

/** The layout after the step of the model: the lower section is moved to the top. */
const movedLayout: LayoutDocument = moveSection(start, 'foot', 0) ?? start;

/** The layout that somebody else has saved. */
const theirs: StoredLayout = { name: 'Harbour', document: removeNode(start, 'links') ?? start, revisionID: 9 };

/** The layout that the model edits. */
export const editedLayout: StoredLayout = { name: 'Start', document: start, revisionID: 7 };

const step: LayoutStep = { act: 'move', name: '1 column', document: movedLayout, selectedID: 'foot' };

const changedMeanwhile = new ApiFailure('layout.changed-meanwhile', {
  status: 409,
  message: 'Sami has changed this layout in the meantime. Nothing was changed.',
});

const unsound = fieldsFailure({ 'layout.0.children.0.limit': 'Number must be less than 20.' });

const orderOf = ({ sections }: LayoutDocument): string =>
  sections.map(({ id, columns }) => `${id}${columns.children?.length ?? 0}`).join(' ');

const isChanged = ({ name, document, stored }: LayoutEditorContext): boolean =>
  name !== stored.name || document !== stored.document;

/** The model of the layout editor: a layout of two sections, of which one is moved. */
export const layoutEditorModel = defineModel(layoutEditorMachine, {
  starts: { start: { stored: editedLayout } },
  events: [
    { type: 'step.made', step },
    { type: 'name.edited', name: 'Spring' },
    { type: 'conflict.found', reason: 'Sami has saved this layout.' },
  ],
  answers: {
    save: {
      done: [{ revisionID: 8 }],
      error: [changedMeanwhile, unsound, signedOutFailure, ApiFailure.unreachable()],
    },
    readLatest: { done: [theirs], error: [ApiFailure.unreachable()] },
    saveCopy: { done: [{ layoutID: 12 }], error: [ApiFailure.unreachable()] },
  },
  essence: ({ value, context: { name, document, stored, sent, past, future } }) => [
    name,
    orderOf(document),
    stored.name,
    orderOf(stored.document),
    past.map((one) => orderOf(one.document)),
    future.map((one) => orderOf(one.document)),
    value === 'saving' && [sent.name, orderOf(sent.document)],
  ],
  // The step is made in the first layout as it is stored, also while its name is saved; the name is edited once.
  // Nothing is saved after an undo has led back to the stored layout. A conflict is found before the first save.
  never: (snapshot, event) => {
    const { document, name, stored } = snapshot.context;
    const isFirst = document === start && stored.document === start && snapshot.context.sent.document === start;
    if (event.type === 'save.requested') return !isChanged(snapshot.context);
    const { past, future } = snapshot.context;
    return (
      (event.type === 'conflict.found' && (!isFirst || name !== 'Start' || past.length + future.length > 0)) ||
      (event.type === 'step.made' && !isFirst) ||
      (event.type === 'name.edited' && (name !== 'Start' || !(isFirst || snapshot.matches('saving'))))
    );
  },
  observe: ({ context }) => ({
    name: context.name,
    order: orderOf(context.document),
    isChanged: isChanged(context),
    undo: context.past.length,
    redo: context.future.length,
    message: context.message,
  }),
  unobserved: {
    sent: 'what was sent last, which becomes the stored layout',
    selectedID: 'the selected part, which the canvas shows',
    problems: 'the errors of widgets, which the canvas shows',
  },
  maxPairs: 40,
  invariants: {
    'a failure has a message': (snapshot) => !snapshot.hasTag('error') || snapshot.context.message !== '',
    'an open editor has a message only after a failure': (snapshot) =>
      !snapshot.matches('open') || snapshot.hasTag('error') || snapshot.context.message === '',
    'the stored layout changes only by an answer of the server': ({ context }, before, event) =>
      !before || before.context.stored === context.stored || /^xstate\.done\.actor/.test(String(event?.type)),
    'nothing is changed in the state without changes': (snapshot) =>
      !snapshot.matches({ open: 'unchanged' }) || !isChanged(snapshot.context),
    'the document is kept while it is saved and asked about': ({ context }, before, event) =>
      !before ||
      !/^(save|leave|mine|copy|conflict)/.test(String(event?.type)) ||
      context.document === before.context.document,
  },
});
