import { ownSignatureQuery } from '#api/member/settings/signature.queries.ts';
import { SignaturePage } from '#components/member/settings/signature-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'member / signature-page' };

const signing = (body: string, html: string) => (
  <StorySite
    isBare
    me={ingrid}
    seed={(client, api) => client.setQueryData(ownSignatureQuery(api).queryKey, { body, html, hidesAll: false })}
  >
    <SignaturePage />
  </StorySite>
);

export const Empty = () => signing('', '');

export const Filled = () => signing('Fair winds.', '<p dir="auto">Fair winds.</p>');
