import { useState } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { useLazySubmission } from '#components/primitives/submission/use-lazy-submission.ts';
import { submissionMachine } from '#machines/primitives/submission/submission.machine.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';

export default { title: 'primitives / use-lazy-submission' };

function SaveButton({ load, onSent }: { load: () => Promise<typeof submissionMachine>; onSent: () => void }) {
  const saving = useLazySubmission({ id: submissionMachine.id, load }, { send: async () => onSent() });
  return <Button {...saving.getSendProps()}>Save</Button>;
}

/** A button that can be removed while the machine of its submission loads. `machine.loaded` ends the loads. */
export const RemovedWhileLoading = () => {
  const [isShown, setShown] = useState(true);
  const [sent, setSent] = useState(0);
  const [loads] = useState<(() => void)[]>([]);
  useStoryEvents({
    'machine.loaded': () => {
      for (const finish of loads.splice(0)) finish();
    },
  });
  const load = () =>
    new Promise<typeof submissionMachine>((done) => {
      loads.push(() => done(submissionMachine));
    });
  return (
    <>
      {isShown && <SaveButton load={load} onSent={() => setSent((times) => times + 1)} />}
      <Button onClick={() => setShown(!isShown)}>{isShown ? 'Remove' : 'Add'}</Button>
      <p role="status">Sent: {sent}</p>
    </>
  );
};
