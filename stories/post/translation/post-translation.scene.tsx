import { useState } from 'react';
import * as post from '#components/post/post.css.ts';
import { TranslatedPost } from '#components/post/translation/translated-post.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { postTranslationModel } from '#machines/post/translation/post-translation.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

const texts = [
  '<p dir="auto">Le nœud tient bon, mais il est trop grand pour la corde.</p>',
  '<p dir="auto">Le nœud tient bon, mais il est un peu trop grand pour la corde.</p>',
];

function Post() {
  const [version, setVersion] = useState(0);
  const body = texts[version % texts.length] ?? '';
  return (
    <>
      <TranslatedPost
        record={{ recordType: 'comment', recordID: 91 }}
        author="Odile"
        name="Les nœuds"
        body={body}
        actions={null}
        draw={({ actions, around }) => (
          <article aria-label="Comment">
            {around(<div dangerouslySetInnerHTML={{ __html: body }} />)}
            <div className={post.foot}>{actions}</div>
          </article>
        )}
      />
      <Button onClick={() => setVersion(version + 1)}>Edit</Button>
    </>
  );
}

/** The scene of a comment in another language that is edited. */
export const postTranslationScene = defineScene(postTranslationModel, {
  render: () => (
    <StorySite me={ingrid}>
      <Post />
    </StorySite>
  ),
});
