import {
  addStatus,
  changeStatus,
  removeStatus,
  setDiscussionStatus,
} from '#api/discussion/status/discussion-status.client.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { prepared, type Scenario, type Scene } from './undo-scenarios.ts';

const make = async ({ administrator, discussionID }: Scene, isDefault = false): Promise<number> =>
  (await addStatus(administrator.api, { name: `Glued ${discussionID}`, recordSubtype: 'idea', isDefault })).body
    .statusID;

const give = ({ administrator, discussionID }: Scene, statusID: number) =>
  setDiscussionStatus(administrator.api, discussionID, { statusID, statusNotes: 'It holds.' });

const forAll = async ({ administrator, discussionID }: Scene): Promise<number> =>
  (await addStatus(administrator.api, { name: `Glued ${discussionID}` })).body.statusID;

/** The scenarios for log actions on statuses and on the statuses of discussions. */
export const statusScenarios: Partial<Record<LogAction, readonly Scenario[]>> = {
  'discussion.status': [
    prepared(forAll, give),
    prepared(
      async (scene) => {
        const statusID = await forAll(scene);
        await give(scene, statusID);
        return statusID;
      },
      (scene) => give(scene, 0),
    ),
  ],
  'discussion-status.add': [{ act: (scene) => make(scene) }],
  'discussion-status.change': [
    prepared(make, ({ administrator }, id) =>
      changeStatus(administrator.api, id, { name: 'Varnished', state: 'closed' }),
    ),
    prepared(
      async (scene) => {
        await make(scene, true);
        return make(scene);
      },
      ({ administrator }, id) => changeStatus(administrator.api, id, { isDefault: true }),
    ),
  ],
  'discussion-status.delete': [
    prepared(
      (scene) => make(scene, true),
      ({ administrator }, id) => removeStatus(administrator.api, id),
    ),
  ],
};
