import { signatureQuery } from '#api/member/settings/signature.queries.ts';
import { MemberSignature } from '#components/moderation/rule/member-signature.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / member-signature' };

export const Signed = () => (
  <StorySite
    isBare
    me={ingrid}
    seed={(client, api) =>
      client.setQueryData(signatureQuery(api, 9).queryKey, {
        body: 'Boats, *mostly* wooden.',
        html: '<p>Boats, <em>mostly</em> wooden.</p>',
        hidesAll: false,
      })
    }
  >
    <MemberSignature member={{ userID: 9, name: 'Tomas Lind' }} />
  </StorySite>
);
