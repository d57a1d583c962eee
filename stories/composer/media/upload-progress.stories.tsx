import type { StateValueFrom } from 'xstate';
import { UploadProgress } from '#components/composer/media/upload-progress.tsx';
import { connectMediaUpload } from '#machines/composer/media/media-upload.connect.ts';
import { mediaUploadMachine, type UploadProblem } from '#machines/composer/media/media-upload.machine.ts';
import { StorySite } from '#stories/support/story-site.tsx';
import { useStoryMachine } from '#stories/support/use-story-machine.ts';

export default { title: 'composer / upload-progress' };

interface ProgressProps {
  readonly value: StateValueFrom<typeof mediaUploadMachine>;
  readonly part?: number;
  readonly name?: string;
  readonly problems?: readonly UploadProblem[];
}

function Progress({ value, part = 0, name = 'cellar-door.jpg', problems = [] }: ProgressProps) {
  const files = [new File(['picture'], name, { type: 'image/jpeg' })];
  const context = { files, part, problems, arrived: name };
  const [snapshot, send] = useStoryMachine(mediaUploadMachine, { value, context });
  return (
    <StorySite>
      <UploadProgress upload={connectMediaUpload(snapshot, send)} />
    </StorySite>
  );
}

export const Halfway = () => <Progress value="sending" part={0.52} />;

export const AlmostComplete = () => <Progress value="sending" part={0.97} />;

export const LongName = () => <Progress value="sending" part={0.1} name={`${'a-door-in-the-cellar-'.repeat(8)}.jpg`} />;

const problem = (name: string, reason: string, canRetry = false): UploadProblem => ({
  file: new File(['words'], name),
  reason,
  canRetry,
});

const tooLarge = problem('cellar.zip', 'The uploaded file was too big (max 10.00 MB).');

export const TooLarge = () => <Progress value="refused" problems={[tooLarge]} />;

export const TooLargeWhileUploading = () => <Progress value="sending" part={0.3} problems={[tooLarge]} />;

export const SomeMissing = () => (
  <Progress value="failed" problems={[tooLarge, problem('door.pdf', 'The file could not be uploaded.', true)]} />
);
