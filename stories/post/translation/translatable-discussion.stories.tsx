import { OriginalPost } from '#components/discussion/original-post.tsx';
import { TranslatableDiscussion } from '#components/post/translation/translatable-discussion.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'post / translatable-discussion' };

const discussion = aDiscussion({
  name: 'Was steht diese Woche auf der Werkbank?',
  body: '<p>Zeigt, was ihr gemacht habt, und auch das, was nicht gelungen ist.</p>',
});

export const Foreign = () => (
  <StorySite>
    <TranslatableDiscussion
      discussion={discussion}
      actions={null}
      draw={(parts) => <OriginalPost discussion={discussion} {...parts} />}
    />
  </StorySite>
);
