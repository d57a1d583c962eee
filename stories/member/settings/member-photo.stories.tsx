import type { StateValueFrom } from 'xstate';
import { MemberPhotoView } from '#components/member/settings/member-photo.tsx';
import { connectMemberPhotoCrop } from '#machines/member/settings/member-photo-crop.connect.ts';
import { memberPhotoCropMachine } from '#machines/member/settings/member-photo-crop.machine.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMemberToEdit } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-photo' };

const inState = (value: StateValueFrom<typeof memberPhotoCropMachine>, photo: string | null = null) => {
  const words = value === 'unremoved' ? 'Something went wrong while contacting the server.' : '';
  const snapshot = memberPhotoCropMachine.resolveState({
    value,
    context: { file: undefined, area: undefined, refusal: { words, fields: {} } },
  });
  return (
    <StorySite me={ingrid}>
      <MemberPhotoView member={aMemberToEdit({ photo })} photo={connectMemberPhotoCrop(snapshot, () => undefined)} />
    </StorySite>
  );
};

export const WithoutPicture = () => inState('ready');

export const WithPicture = () => inState('ready', '/favicon.svg');

export const Removing = () => inState('removing', '/favicon.svg');

export const RemovalFailed = () => inState('unremoved', '/favicon.svg');
