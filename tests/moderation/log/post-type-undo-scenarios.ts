import { changeDiscussion } from '#api/discussion/discussion.client.ts';
import { changeDiscussionType } from '#api/discussion/reading/discussion-mark.client.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { addPostField, changePostField, removePostField } from '#api/post/type/post-field.client.ts';
import { addPostType, changePostType, removePostType } from '#api/post/type/post-type.client.ts';
import type { Scenario, Scene } from './undo-scenarios.ts';

const typeOf = ({ discussionID }: Scene): string => `log-${discussionID}`;
const fieldOf = ({ discussionID }: Scene): string => `timber-${discussionID}`;

const addType = (scene: Scene) =>
  addPostType(scene.administrator.api, { postTypeID: typeOf(scene), name: 'Log', parentPostTypeID: 'discussion' });

const addField = (scene: Scene, postTypeID?: string) =>
  addPostField(scene.administrator.api, {
    postFieldID: fieldOf(scene),
    label: 'Timber',
    dataType: 'text',
    formType: 'text',
    visibility: 'public',
    ...(postTypeID && { postTypeID }),
  });

/** Creates a discussion of a custom type with a field value. */
const answer = async (scene: Scene) => {
  await addType(scene);
  await addField(scene, typeOf(scene));
  await changeDiscussionType(scene.administrator.api, scene.discussionID, {
    postTypeID: typeOf(scene),
    postMeta: { [fieldOf(scene)]: 'Ash' },
  });
};

/** The scenarios for log actions on post types and their fields. */
export const postTypeScenarios: Partial<Record<LogAction, readonly Scenario[]>> = {
  'post-type.add': [{ act: addType }],
  'post-type.change': [
    {
      prepare: answer,
      act: (scene) =>
        changePostType(scene.administrator.api, typeOf(scene), { name: 'Diary', roleIDs: [8], postFieldIDs: [] }),
    },
  ],
  'post-type.delete': [{ prepare: answer, act: (scene) => removePostType(scene.administrator.api, typeOf(scene)) }],
  'post-field.add': [{ act: (scene) => addField(scene) }],
  'post-field.change': [
    {
      prepare: answer,
      act: (scene) =>
        changePostField(scene.administrator.api, fieldOf(scene), {
          formType: 'dropdown',
          dropdownOptions: ['Ash', 'Elm'],
        }),
    },
  ],
  'post-field.delete': [{ prepare: answer, act: (scene) => removePostField(scene.administrator.api, fieldOf(scene)) }],
  'discussion.fields': [
    {
      prepare: answer,
      act: (scene) =>
        changeDiscussion(scene.administrator.api, scene.discussionID, { postMeta: { [fieldOf(scene)]: 'Elm' } }),
    },
  ],
};
