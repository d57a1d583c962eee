import { BlurredBody } from '#components/moderation/revision/blurred-body.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / blurred-body' };

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120"><rect width="120" height="120" fill="teal"/></svg>')}`;

export const WithPicture = () => (
  <StorySite>
    <BlurredBody
      html={`<p>Look at this.</p><p><img src="${picture}" alt="A teal square" width="240" height="120"></p>`}
    />
  </StorySite>
);

export const TextOnly = () => (
  <StorySite>
    <BlurredBody html="<p>Buy my planes.</p>" />
  </StorySite>
);
