import { BodyParts } from '#components/post/body/body-parts.tsx';
import { PostBody } from '#components/post/body/post-body.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / body-parts' };

const html = `<div class="codeFrame"><pre class="code codeBlock language-ts" dir="ltr" tabindex="0"><code><span class="hljs-keyword">const</span> beans = <span class="hljs-number">42</span>;</code></pre></div>
<blockquote class="longQuote">${'<p dir="auto">A quote that goes on.</p>'.repeat(12)}</blockquote>
<p class="embed" dir="auto"><a href="https://vimeo.com/76979871">https://vimeo.com/76979871</a></p>`;

export const All = () => (
  <StorySite>
    <PostBody html={html} />
    <BodyParts />
  </StorySite>
);
