import { PostBody } from '#components/post/post-body.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / post-body' };

const body = (html: string) => (
  <StorySite>
    <PostBody html={html} />
  </StorySite>
);

export const Short = () => body('<p>Brave.</p>');

export const Everything = () =>
  body(
    `<h2>What you need</h2><p>Hide glue, <strong>warm water</strong> and <em>patience</em>; see
    <a href="https://example.org/">this table</a>.</p><ul><li>One pot</li><li>One brush</li></ul>
    <blockquote><p>It swells every autumn.</p></blockquote><pre><code>glue = water * 1.8</code></pre>
    <table><thead><tr><th>Glue</th><th>Open time</th></tr></thead><tbody><tr><td>Hide</td><td>1 min</td></tr></tbody></table>`,
  );

export const FromRightToLeft = () => body('<p>هذه خطتي لهذا الموسم. ما رأيكم؟</p>');

export const LongWord = () => body(`<p>${'Donaudampfschifffahrt'.repeat(12)}</p>`);
