import { ApiFailure } from '#api/failure.ts';
import { permissionFailure } from '#api/permission-failure.ts';
import type { PostField } from '#api/post/type/post-field.contract.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { defineModel } from '#machines/model/model.ts';
import { missingFields } from '#machines/post/field-mapping.ts';
import { postSettingsMachine } from './post-settings.machine.ts';
import {
  fieldsOf,
  isMisplaced,
  isUnchanged,
  needsMappingStep,
  type PossibleSettings,
  type PostSettings,
  typeWanted,
  wantsMove,
  wantsType,
} from './post-settings.ts';

const made = { dateInserted: '2026-11-18T09:30:00+00:00', dateUpdated: null, insertUserID: 2, updateUserID: null };

const field = (postFieldID: string, label: string, isRequired: boolean): PostField => ({
  postFieldID,
  postTypeIDs: [],
  label,
  description: '',
  dataType: 'text',
  formType: 'text',
  dropdownOptions: null,
  visibility: 'public',
  isRequired,
  isActive: true,
  ...made,
});

const type = (postTypeID: string, name: string, postFields: PostField[]): PostType => ({
  postTypeID,
  name,
  parentPostTypeID: 'discussion',
  postButtonLabel: '',
  postHelperText: '',
  roleIDs: [],
  categoryIDs: [],
  isOriginal: false,
  isActive: true,
  isDeleted: false,
  mayPost: true,
  postFields,
  ...made,
});

const boat = type('boat', 'Boat', [field('hull', 'Hull', false)]);
const raft = type('raft', 'Raft', boat.postFields ?? []);

/** The possible settings of a boat: another category, a type with different fields, and one with the same fields. */
const possible: PossibleSettings = {
  subject: { categoryID: 5, postTypeID: 'boat' },
  category: 'Workshop',
  categories: [
    { categoryID: 5, name: 'Workshop', depth: 1, displayAs: 'discussions', allowedDiscussionTypes: [] },
    { categoryID: 9, name: 'Kilns', depth: 1, displayAs: 'discussions', allowedDiscussionTypes: ['raft'] },
  ],
  types: [boat, type('log', 'Build log', [field('wood', 'Wood', true)]), raft],
  present: boat,
  answers: { hull: 'Larch' },
};

/** The possible settings after another member has changed the boat to a raft with a different field value. */
const meanwhile: PossibleSettings = {
  ...possible,
  subject: { categoryID: 5, postTypeID: 'raft' },
  present: raft,
  answers: { hull: 'Oak' },
};

const outdated = new ApiFailure('discussion.changed-meanwhile', {
  status: 409,
  message:
    'Someone else has changed this discussion in the meantime. Nothing was changed; this is the current version.',
});

const isSound = (settings: PostSettings, now: PossibleSettings) =>
  !(isUnchanged(settings, now) || isMisplaced(settings, now));

/** The model of the settings: a boat becomes a build log, which requires a wood, or a raft in the kilns category. */
export const postSettingsModel = defineModel(postSettingsMachine, {
  events: [
    { type: 'settings.requested', action: 'type' },
    { type: 'action.chosen', action: 'both' },
    { type: 'category.chosen', categoryID: 9 },
    { type: 'type.chosen', postTypeID: 'log' },
    { type: 'type.chosen', postTypeID: 'raft' },
    { type: 'field.mapped', from: 'hull', into: 'wood' },
    { type: 'answer.entered', field: 'wood', answer: 'Ash' },
  ],
  answers: {
    loadPossible: { done: [possible, meanwhile], error: [ApiFailure.unreachable()] },
    changeSettings: { done: [undefined], error: [permissionFailure(['discussions.edit']), outdated] },
  },
  essence: ({
    value,
    context: {
      possible: { subject },
      settings,
      mapping,
      entered,
    },
  }) => (value === 'closed' ? '' : [subject, settings, mapping, entered]),
  // Excludes events without effect: repeated choices, choices that the action does not include, and saving without a
  // change.
  never: (snapshot, event) => {
    const { possible, settings, mapping, entered } = snapshot.context;
    switch (event.type) {
      case 'action.chosen':
        return settings.action === event.action;
      case 'category.chosen':
        return !wantsMove(settings) || settings.categoryID === event.categoryID;
      case 'type.chosen':
        return !wantsType(settings) || settings.type === event.postTypeID;
      case 'step.submitted':
        return snapshot.matches({ choosing: 'outdated' }) && !isSound(settings, possible);
      case 'redirects.toggled':
        return !wantsMove(settings);
      case 'field.mapped':
        return mapping[event.from] === event.into;
      case 'answer.entered':
        return entered[event.field] === event.answer;
      default:
        return false;
    }
  },
  maxPairs: 60,
  maxSteps: 120,
  observe: ({ context: { possible, settings, mapping, entered, reason } }) => ({
    categories: possible.categories.map(({ name }) => name),
    action: settings.action,
    category: possible.categories.find(({ categoryID }) => categoryID === settings.categoryID)?.name ?? null,
    type: settings.type ?? null,
    // The present type is preselected.
    selectedType: (typeWanted({ ...settings, action: 'type' }, possible) ?? possible.present)?.name ?? null,
    addsRedirects: settings.addRedirects,
    mapping,
    entered,
    reason,
  }),
  invariants: {
    'only valid, complete changes are saved': ({ value, context }) =>
      value !== 'saving' ||
      (isSound(context.settings, context.possible) &&
        !(
          needsMappingStep(context.settings, context.possible) &&
          missingFields(fieldsOf(context.settings, context.possible).to, context.entered).length > 0
        )),
    'the choices are preserved between steps and after a refusal': ({ context }, before, event) =>
      !/^(step|back|retry|xstate)\b/.test(String(event?.type)) ||
      (context.settings === before?.context.settings &&
        context.mapping === before.context.mapping &&
        (context.entered === before.context.entered || before.matches('loading') || before.matches('renewing'))),
    'exactly the error states have a reason': (snapshot) =>
      snapshot.hasTag('error') === (snapshot.context.reason !== ''),
  },
});
