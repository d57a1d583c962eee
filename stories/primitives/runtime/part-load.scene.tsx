import { use } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { Button } from '#components/primitives/form/button.tsx';
import type { Preloadable } from '#components/primitives/runtime/preloadable.ts';
import { usePartLoad } from '#components/primitives/runtime/use-part-load.ts';
import { WorkbenchContext } from '#components/primitives/runtime/workbench-context.ts';
import { partLoadMachine } from '#machines/primitives/runtime/part-load.machine.ts';
import { partLoadModel } from '#machines/primitives/runtime/part-load.model.ts';
import type { PartLoad } from '#machines/primitives/runtime/part-load.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { StorySite } from '#stories/support/story-site.tsx';

/** The scene of a part that is loaded on demand: the reactions of a post. */
export const partLoadScene = defineScene(partLoadModel, {
  render: () => (
    <StorySite>
      <Reactions />
    </StorySite>
  ),
});

/** Two buttons that need a part, which reads the story's server as its code. */
function Reactions() {
  const call = useStoryCall('/part');
  const whenLoaded: Preloadable<never>['whenLoaded'] = (act, onFailed) => void call(undefined).then(act, onFailed);
  const part = usePartLoad<string>({ whenLoaded }, { rendersWithinClick: true, start: useStart() });
  return (
    <div data-machine={partLoadMachine.id} data-state={part.state}>
      {['Like', 'Agree'].map((name) => (
        <Button key={name} onClick={() => part.request(name)} {...part.getPlaceholderProps()}>
          {name}
        </Button>
      ))}
      {part.isReady && (
        <p>
          You chose {part.action}. <Button onClick={part.release}>Remove</Button>
        </p>
      )}
    </div>
  );
}

/** Returns the state in which a workbench starts the part. */
function useStart(): PartLoad | undefined {
  const snapshot = use(WorkbenchContext)(partLoadMachine).snapshot as AnyMachineSnapshot | undefined;
  return snapshot && { state: snapshot.value as PartLoad['state'], action: snapshot.context['action'] };
}
