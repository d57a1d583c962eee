import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { confirmModel } from '#machines/primitives/overlay/confirm.model.ts';
import { ground } from '#stories/primitives/story-ground.css.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';

function SignOutElsewhere() {
  const call = useStoryCall('/sessions/9/end');
  return (
    <div className={ground}>
      <Confirm
        title="Sign out elsewhere"
        confirmLabel="Sign Out"
        isDestructive
        trigger={(openDialog) => <Button onClick={openDialog}>Sign out “Firefox on Linux”</Button>}
        onConfirm={() => call(undefined)}
      >
        Whoever uses that device has to sign in again.
      </Confirm>
    </div>
  );
}

/** The scene of the confirmation: ending a session. */
export const confirmScene = defineScene(confirmModel, { render: () => <SignOutElsewhere /> });
