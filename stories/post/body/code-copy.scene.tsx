import { CodeCopy } from '#components/post/body/code-copy.tsx';
import { ToastList } from '#components/primitives/overlay/toast-list.tsx';
import { codeCopyModel } from '#machines/post/body/code-copy.model.ts';
import { BodyPlace } from '#stories/support/body-place.tsx';
import { defineScene } from '#stories/support/scene.ts';
import { StorySite } from '#stories/support/story-site.tsx';

const html =
  '<div class="codeFrame"><pre class="code codeBlock" dir="ltr" tabindex="0"><code>npm start</code></pre></div>';

/** The scene of a code block that is copied. */
export const codeCopyScene = defineScene(codeCopyModel, {
  render: () => (
    <StorySite>
      <ToastList isEager>
        <BodyPlace html={html}>{(place) => <CodeCopy place={place} />}</BodyPlace>
      </ToastList>
    </StorySite>
  ),
});
