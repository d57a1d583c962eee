import type { StateValueFrom } from 'xstate';
import { UploadProgress } from '#components/composer/media/upload-progress.tsx';
import { connectMediaUpload } from '#machines/composer/media/media-upload.connect.ts';
import { mediaUploadMachine, type UploadProblem } from '#machines/composer/media/media-upload.machine.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / upload-progress' };

const inState = (
  value: StateValueFrom<typeof mediaUploadMachine>,
  part = 0,
  name = 'cellar-door.jpg',
  problems: readonly UploadProblem[] = [],
) => {
  const files = [new File(['picture'], name, { type: 'image/jpeg' })];
  const context = { files, part, problems, arrived: name };
  const snapshot = mediaUploadMachine.resolveState({ value, context });
  return (
    <StorySite>
      <UploadProgress upload={connectMediaUpload(snapshot, () => undefined)} />
    </StorySite>
  );
};

export const Halfway = () => inState('sending', 0.52);

export const AlmostComplete = () => inState('sending', 0.97);

export const LongName = () => inState('sending', 0.1, `${'a-door-in-the-cellar-'.repeat(8)}.jpg`);

const problem = (name: string, reason: string, canRetry = false): UploadProblem => ({
  file: new File(['words'], name),
  reason,
  canRetry,
});

const tooLarge = problem('cellar.zip', 'The uploaded file was too big (max 10.00 MB).');

export const TooLarge = () => inState('refused', 0, 'cellar-door.jpg', [tooLarge]);

export const TooLargeWhileUploading = () => inState('sending', 0.3, 'cellar-door.jpg', [tooLarge]);

export const SomeMissing = () =>
  inState('failed', 0, 'cellar-door.jpg', [tooLarge, problem('door.pdf', 'The file could not be uploaded.', true)]);
