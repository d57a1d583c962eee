import { PostBody } from '#components/post/body/post-body.tsx';
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

export const Notes = () =>
  body(
    `<p>Soak it overnight<sup class="footnoteReference"><a href="#fn-0000000000-1" id="fnref-0000000000-1"
    aria-label="Footnote 1">1</a></sup>.</p><ul><li class="task"><input type="checkbox" class="taskBox" disabled checked
    aria-label="Done" /> Dig</li><li class="task"><input type="checkbox" class="taskBox" disabled aria-label="Not done" />
    Sow</li></ul><div class="footnotes" role="group" aria-label="Footnotes"><ol><li id="fn-0000000000-1"><p>In rain water.
    <a href="#fnref-0000000000-1" class="footnoteBack" aria-label="Back to reference 1">↩</a></p></li></ol></div>`,
  );

export const RightToLeft = () => body('<p>هذه خطتي لهذا الموسم. ما رأيكم؟</p>');

export const LongWord = () => body(`<p>${'Donaudampfschifffahrt'.repeat(12)}</p>`);
