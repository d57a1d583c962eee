import { assigneesQuery } from '#api/moderation/escalation/escalation.queries.ts';
import { AssignMenu } from '#components/moderation/triage/assign-menu.tsx';
import { ToastList } from '#components/primitives/overlay/toast-list.tsx';
import { moderatorAssignmentModel } from '#machines/moderation/triage/moderator-assignment.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

function Assignment() {
  const give = useStoryCall<number | null>('/assignment');
  return <AssignMenu assignedUserID={8} onGive={give} />;
}

/** The scene of an assignment to a moderator, with toasts. */
export const moderatorAssignmentScene = defineScene(moderatorAssignmentModel, {
  render: () => (
    <StorySite
      me={ingrid}
      seed={(client, api) =>
        client.setQueryData(assigneesQuery(api).queryKey, [aUserFragment({ userID: 3, name: 'Sami' })])
      }
    >
      <ToastList isEager>
        <Assignment />
      </ToastList>
    </StorySite>
  ),
});
