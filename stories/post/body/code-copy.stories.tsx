import { CodeCopy } from '#components/post/body/code-copy.tsx';
import { BodyPlace } from '#stories/support/body-place.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / code-copy' };

const html =
  '<div class="codeFrame"><pre class="code codeBlock" dir="ltr" tabindex="0"><code>npm start</code></pre></div>';

export const OnCode = () => (
  <StorySite>
    <BodyPlace html={html}>{(place) => <CodeCopy place={place} />}</BodyPlace>
  </StorySite>
);
