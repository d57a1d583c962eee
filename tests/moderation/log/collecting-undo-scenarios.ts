import { createComment } from '#api/discussion/comment/comment.client.ts';
import { changeProfileValues } from '#api/member/profile-field/profile-field.client.ts';
import type { ProfileFieldPost } from '#api/member/profile-field/profile-field.contract.ts';
import {
  addCollection,
  changeCollection,
  chooseCollections,
  removeCollection,
} from '#api/moderation/collection/collection.client.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { addReaction, removeReaction } from '#api/post/reaction/reaction.client.ts';
import { changeReactionType } from '#api/post/reaction/reaction-type.client.ts';
import { prepared, type Scenario, type Scene } from './undo-scenarios.ts';

const record = ({ discussionID }: Scene) => ({ recordType: 'discussion' as const, recordID: discussionID });

const collect = async (scene: Scene): Promise<number> => {
  const post = { name: `Joints ${scene.discussionID}`, records: [record(scene)] };
  return (await addCollection(scene.administrator.api, post)).body.collectionID;
};

const fieldName = ({ discussionID }: Scene): string => `wood${discussionID}`;

const ask = ({ administrator }: Scene, method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  administrator.request({ method, url: `/api/v2/profile-fields${path}`, ...(payload && { payload }) });

const addField = (scene: Scene) =>
  ask(scene, 'POST', '', {
    apiName: fieldName(scene),
    label: 'Favourite wood',
    dataType: 'text',
    formType: 'text',
    visibility: 'public',
    mutability: 'all',
    registrationOptions: 'optional',
  } satisfies ProfileFieldPost);

const answerField = async (scene: Scene) => {
  await addField(scene);
  await changeProfileValues(scene.reader.api, '$me', { [fieldName(scene)]: 'Ash' });
};

/** Creates a comment with reactions by several members, including its author. */
const react = async ({ administrator, reader, forum, discussionID }: Scene): Promise<number> => {
  const comment = { discussionID, body: 'Sharp chisels.', format: 'markdown' } as const;
  const { commentID } = (await createComment(reader.api, comment)).body;
  for (const { api } of [reader, administrator, await forum.aMember()])
    await addReaction(api, 'comment', commentID, 'like');
  return commentID;
};

/** The scenarios for log actions on reactions, collections and profile fields. */
export const collectingScenarios: Partial<Record<LogAction, readonly Scenario[]>> = {
  'reaction.remove': [
    {
      act: ({ administrator, reader, discussionID }) =>
        removeReaction(administrator.api, 'discussion', discussionID, reader.userID),
    },
    prepared(react, ({ administrator, reader }, commentID) =>
      removeReaction(administrator.api, 'comment', commentID, reader.userID),
    ),
  ],
  'reaction-type.change': [
    {
      act: ({ administrator }) =>
        changeReactionType(administrator.api, 'like', { name: 'Fine', hidden: true, roleIDs: [8], sort: 77 }),
    },
  ],
  'collection.add': [{ act: collect }],
  'collection.change': [
    prepared(collect, ({ administrator }, id) => changeCollection(administrator.api, id, { name: `Others ${id}` })),
    prepared(collect, ({ administrator }, id) => changeCollection(administrator.api, id, { records: [] })),
    prepared(collect, (scene) =>
      chooseCollections(scene.administrator.api, { collectionIDs: [], record: record(scene) }),
    ),
  ],
  'collection.delete': [prepared(collect, ({ administrator }, id) => removeCollection(administrator.api, id))],
  'profile-field.add': [{ act: addField }],
  'profile-field.change': [
    { prepare: answerField, act: (scene) => ask(scene, 'PATCH', `/${fieldName(scene)}`, { label: 'Dearest wood' }) },
  ],
  'profile-field.sort': [
    { prepare: addField, act: (scene) => ask(scene, 'PUT', '/sorts', { [fieldName(scene)]: 900 }) },
  ],
  'profile-field.delete': [{ prepare: answerField, act: (scene) => ask(scene, 'DELETE', `/${fieldName(scene)}`) }],
};
