import type { StateValueFrom } from 'xstate';
import { MemberPhotoView } from '#components/member/member-photo.tsx';
import { connectMemberChange } from '#machines/member/member-change.connect.ts';
import { memberChangeMachine } from '#machines/member/member-change.machine.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMemberToEdit } from '#tests/support/builders.ts';

export default { title: 'member / member-photo' };

const inState = (value: StateValueFrom<typeof memberChangeMachine>, photo: string | null = null) => {
  const words = value === 'refused' ? 'The uploaded file was too big (max 10MB).' : '';
  const snapshot = memberChangeMachine.resolveState({
    value,
    context: { refusal: { words, fields: {} } },
  });
  return (
    <StorySite me={ingrid}>
      <MemberPhotoView
        member={aMemberToEdit({ photo })}
        change={connectMemberChange(snapshot, () => undefined)}
        onUpload={() => undefined}
        onRemove={() => undefined}
      />
    </StorySite>
  );
};

export const WithoutPicture = () => inState('ready');

export const WithPicture = () => inState('ready', '/favicon.svg');

export const Uploading = () => inState('saving', '/favicon.svg');

export const TooLarge = () => inState('refused');
