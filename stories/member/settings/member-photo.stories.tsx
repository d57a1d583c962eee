import type { StateValueFrom } from 'xstate';
import { MemberPhotoView } from '#components/member/settings/member-photo.tsx';
import { connectMemberPhotoCrop } from '#machines/member/settings/member-photo-crop.connect.ts';
import { memberPhotoCropMachine } from '#machines/member/settings/member-photo-crop.machine.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { useStoryMachine } from '#stories/support/use-story-machine.ts';
import { aMemberToEdit } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-photo' };

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#7aa2c9"/></svg>',
)}`;

interface PhotoProps {
  readonly value: StateValueFrom<typeof memberPhotoCropMachine>;
  readonly photo?: string | null;
}

function Photo({ value, photo = picture }: PhotoProps) {
  const message = value === 'unremoved' ? 'Something went wrong while contacting the server.' : '';
  const crop = connectMemberPhotoCrop(
    ...useStoryMachine(memberPhotoCropMachine, {
      value,
      context: { file: undefined, area: undefined, refusal: { message, fields: {} } },
    }),
  );
  return (
    <StorySite me={ingrid}>
      <MemberPhotoView member={aMemberToEdit({ photo })} photo={crop} />
    </StorySite>
  );
}

export const WithoutPicture = () => <Photo value="ready" photo={null} />;

export const WithPicture = () => <Photo value="ready" />;

export const Removing = () => <Photo value="removing" />;

export const RemovalFailed = () => <Photo value="unremoved" />;
