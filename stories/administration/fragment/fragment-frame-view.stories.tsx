import { FragmentFrameView } from '#components/administration/fragment/fragment-frame-view.tsx';
import { connectFragmentFrame } from '#machines/administration/fragment/fragment-frame.connect.ts';
import { fragmentFrameMachine } from '#machines/administration/fragment/fragment-frame.machine.ts';
import { useStoryMachine } from '#stories/support/use-story-machine.ts';
import { weatherFrame } from './weather-frame.ts';

export default { title: 'administration / fragment-frame-view' };

const useFailure = () => {
  const context = { height: undefined, fault: { error: 'ReferenceError: map is not defined' } };
  return connectFragmentFrame(...useStoryMachine(fragmentFrameMachine, { value: 'failed', context }));
};

export const FailedForReaders = () => <FragmentFrameView {...weatherFrame} frame={useFailure()} />;
