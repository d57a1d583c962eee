import { useState } from 'react';
import * as post from '#components/post/post.css.ts';
import { TranslatedPost } from '#components/post/translation/translated-post.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { postTranslationModel } from '#machines/post/translation/post-translation.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

const titles = ['Les nœuds', 'Les nœuds et les cordes'];
const body = '<p dir="auto">Le nœud tient bon, mais il est trop grand pour la corde.</p>';

function Post() {
  const [version, setVersion] = useState(0);
  return (
    <>
      <TranslatedPost
        record={{ recordType: 'discussion', recordID: 91 }}
        author="Odile"
        name={titles[version % titles.length] ?? ''}
        body={body}
        actions={null}
        draw={({ actions, around }) => (
          <article aria-label="Discussion">
            {around(<div dangerouslySetInnerHTML={{ __html: body }} />)}
            <div className={post.foot}>{actions}</div>
          </article>
        )}
      />
      <Button onClick={() => setVersion(version + 1)}>Edit</Button>
    </>
  );
}

/** The scene of a discussion in another language whose title is edited. */
export const postTranslationScene = defineScene(postTranslationModel, {
  render: () => (
    <StorySite me={ingrid}>
      <Post />
    </StorySite>
  ),
});
