import * as post from '#components/post/post.css.ts';
import { TranslatedPost } from '#components/post/translation/translated-post.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / translated-post' };

const Post = ({ body }: { body: string }) => (
  <StorySite>
    <TranslatedPost
      record={{ recordType: 'comment', recordID: 91 }}
      author="Odile"
      name="Knots"
      body={body}
      actions={null}
      draw={({ actions, around }) => (
        <>
          {around(<div dangerouslySetInnerHTML={{ __html: body }} />)}
          <div className={post.foot}>{actions}</div>
        </>
      )}
    />
  </StorySite>
);

export const Foreign = () => <Post body="<p>Le nœud tient bon, mais il est trop grand pour la corde.</p>" />;

export const InTheLanguageOfTheReader = () => <Post body="<p>The knot holds, but it is too big for the rope.</p>" />;
