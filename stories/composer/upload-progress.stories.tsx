import type { StateValueFrom } from 'xstate';
import { ImageUpload } from '#components/composer/image-upload.tsx';
import { connectMediaUpload } from '#machines/composer/media-upload.connect.ts';
import { mediaUploadMachine } from '#machines/composer/media-upload.machine.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / image-upload' };

const inState = (value: StateValueFrom<typeof mediaUploadMachine>, part = 0, name = 'cellar-door.jpg') => {
  const reason = 'The uploaded file was too big (max 10MB).';
  const files = [new File(['picture'], name, { type: 'image/jpeg' })];
  const snapshot = mediaUploadMachine.resolveState({ value, context: { files, part, reason, arrived: name } });
  return (
    <StorySite>
      <ImageUpload upload={connectMediaUpload(snapshot, () => undefined)} />
    </StorySite>
  );
};

export const Halfway = () => inState('sending', 0.52);

export const NearlyThere = () => inState('sending', 0.97);

export const LongName = () => inState('sending', 0.1, `${'a-door-in-the-cellar-'.repeat(8)}.jpg`);

export const TooLarge = () => inState('refused');
