import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '#api/errors.ts';
import { connectPostSettings } from '#machines/post/option/post-settings.connect.ts';
import { postSettingsMachine } from '#machines/post/option/post-settings.machine.ts';
import type { ChosenSettings, PossibleSettings, PostSettings } from '#machines/post/option/post-settings.ts';
import { aPostField, aPostType } from '#tests/support/builders/post-type-builders.ts';

const boat = aPostType({ postTypeID: 'boat', postFields: [aPostField({ postFieldID: 'hull' })] });
const subject = { categoryID: 5, postTypeID: 'boat' };
const possible: PossibleSettings = {
  subject,
  category: 'Workshop',
  categories: [{ categoryID: 9, name: 'Kilns', depth: 1, displayAs: 'discussions', allowedDiscussionTypes: ['boat'] }],
  types: [boat, aPostType({ postTypeID: 'log', postFields: [aPostField({ isRequired: true })] })],
  present: boat,
  answers: { hull: 'Larch' },
};

test('a change without new fields is saved at once, and the dialog closes after the server answers', async () => {
  const { facts, sent, told } = await startSettings('move');
  facts().chooseCategory(9);
  facts().getRedirectsProps().onChange();
  expect(facts().submitLabel).toBe('Move');
  facts().getSubmitProps().onClick();
  expect(facts().getDialogProps()).toMatchObject({ open: true, preventsClosing: true });
  await settled();
  const settings = { action: 'move', categoryID: 9, type: undefined, addRedirects: true };
  expect([sent, told, facts().getDialogProps().open]).toEqual([
    [{ subject, settings, postMeta: {} }],
    [settings],
    false,
  ]);
});

test('a type with other fields requests them, and shows a summary before saving', async () => {
  const { facts, sent } = await startMapping();
  expect([facts().step, facts().refusal]).toEqual(['mapping', 'Fill in “Wood”.']);
  facts().map('hull', 'wood');
  expect([facts().refusal, facts().submitLabel]).toEqual([undefined, 'Next']);
  facts().getSubmitProps().onClick();
  expect([facts().step, facts().submitLabel, sent]).toEqual(['summary', 'Change Type', []]);
  facts().getSubmitProps().onClick();
  expect(sent.map(({ postMeta }) => postMeta)).toEqual([{ wood: 'Larch' }]);
});

test('choices and input are preserved on the way back; only another type resets them', async () => {
  const { facts } = await startMapping();
  facts().enter('wood', 'Ash');
  facts().getBackProps().onClick();
  expect([facts().step, facts().settings.type]).toEqual(['choosing', 'log']);
  facts().getSubmitProps().onClick();
  expect(facts().entered).toEqual({ wood: 'Ash' });
  facts().getBackProps().onClick();
  facts().chooseType('boat');
  facts().chooseType('log');
  expect(facts().entered).toEqual({});
});

test('a refusal preserves the step and all input; it can be retried', async () => {
  const { facts, sent } = await startMapping(() => Promise.reject(ApiError.permission(['discussions.edit'])));
  facts().enter('wood', 'Ash');
  facts().getSubmitProps().onClick();
  facts().getSubmitProps().onClick();
  await settled();
  expect([facts().step, facts().reason, facts().entered]).toEqual([
    'summary',
    'You need the discussions.edit permission to do that.',
    { wood: 'Ash' },
  ]);
  facts().getSubmitProps().onClick();
  expect([facts().reason, sent.length]).toEqual([undefined, 2]);
});

test('after a concurrent change the post is evaluated in its new state, and the input is preserved', async () => {
  const log = possible.types[1];
  const now: PossibleSettings = {
    ...possible,
    subject: { categoryID: 9, postTypeID: 'log' },
    present: log,
    answers: {},
  };
  const { facts, sent } = await startMapping(async () => {
    throw new ApiError('discussion.changed-meanwhile', { description: 'Ada was quicker.' });
  }, [possible, now]);
  facts().enter('wood', 'Ash');
  facts().getSubmitProps().onClick();
  facts().getSubmitProps().onClick();
  await settled();
  expect([facts().step, facts().reason, facts().refusal, facts().entered]).toEqual([
    'choosing',
    'Ada was quicker.',
    'Choose another category or type.',
    { wood: 'Ash' },
  ]);
  facts().getActionProps().onValue('move');
  facts().chooseCategory(9);
  expect([facts().reason, facts().refusal]).toEqual([undefined, 'Choose another category or type.']);
  facts().getActionProps().onValue('type');
  facts().chooseType('boat');
  facts().getSubmitProps().onClick();
  await settled();
  expect(sent.map(({ subject: { postTypeID }, settings: { type } }) => [postTypeID, type])).toEqual([
    ['boat', 'log'],
    ['log', 'boat'],
  ]);
});

test('a type that the category does not allow is refused with the specified message', async () => {
  const { facts, sent } = await startSettings('both');
  facts().chooseCategory(9);
  facts().chooseType('log');
  facts().getSubmitProps().onClick();
  expect([facts().refusal, sent]).toEqual(['This post type is not allowed in the selected category.', []]);
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

async function startMapping(answer?: () => Promise<void>, known?: PossibleSettings[]) {
  const started = await startSettings('type', answer, known);
  started.facts().chooseType('log');
  started.facts().getSubmitProps().onClick();
  return started;
}

async function startSettings(
  action: PostSettings['action'],
  answer: () => Promise<void> = async () => undefined,
  known = [possible],
) {
  const sent: ChosenSettings[] = [];
  const notified: PostSettings[] = [];
  let loads = 0;
  const machine = postSettingsMachine.provide({
    actors: {
      loadPossible: fromPromise(async () => known[loads++] ?? known.at(-1) ?? possible),
      changeSettings: fromPromise<unknown, ChosenSettings>(({ input }) => {
        sent.push(input);
        return answer();
      }),
    },
    actions: { tellChanged: (_, { settings }) => void notified.push(settings) },
  });
  const actor = createActor(machine).start();
  const facts = () => connectPostSettings(actor.getSnapshot(), actor.send);
  facts().request(action);
  await settled();
  return { sent, told: notified, facts };
}
