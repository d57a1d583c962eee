import { FragmentFrameView } from '#components/administration/fragment/fragment-frame-view.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectFragmentFrame } from '#machines/administration/fragment/fragment-frame.connect.ts';
import { type FragmentFault, fragmentFrameMachine } from '#machines/administration/fragment/fragment-frame.machine.ts';
import { fragmentFrameModel } from '#machines/administration/fragment/fragment-frame.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';
import { weatherFrame } from './weather-frame.ts';

function Weather() {
  const [snapshot, send] = useMachine(fragmentFrameMachine);
  useStoryEvents({
    'place.approached': () => send({ type: 'place.approached' }),
    'frame.ready': () => send({ type: 'frame.ready' }),
    'frame.resized': (height: number) => send({ type: 'frame.resized', height }),
    'frame.failed': (fault: FragmentFault) => send({ type: 'frame.failed', fault }),
  });
  return <FragmentFrameView {...weatherFrame} frame={connectFragmentFrame(snapshot, send)} showsReason />;
}

/** The frame of a fragment, without the script that runs in it. */
export const fragmentFrameScene = defineScene(fragmentFrameModel, { render: () => <Weather /> });
