import type { StateValueFrom } from 'xstate';
import { ImageUpload } from '#components/composer/image-upload.tsx';
import { connectMediaUpload } from '#machines/composer/media-upload.connect.ts';
import { mediaUploadMachine } from '#machines/composer/media-upload.machine.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / media-upload' };

const inState = (value: StateValueFrom<typeof mediaUploadMachine>, part = 0, name = 'cellar-door.jpg') => {
  const reason = value === 'failed' ? 'The uploaded file was too big (max 10MB).' : '';
  const files = value === 'uploading' ? [new File(['picture'], name, { type: 'image/jpeg' })] : [];
  const snapshot = mediaUploadMachine.resolveState({ value, context: { files, part, reason } });
  return (
    <StorySite>
      <ImageUpload upload={connectMediaUpload(snapshot, () => undefined)} />
    </StorySite>
  );
};

export const Idle = () => inState('idle');

export const Begun = () => inState('uploading');

export const NearlyThere = () => inState('uploading', 0.97);

export const Failed = () => inState('failed');
