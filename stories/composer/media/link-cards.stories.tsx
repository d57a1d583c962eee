import { LinkCardState, LinkCards } from '#components/composer/media/link-cards.tsx';
import { PostBody } from '#components/post/body/post-body.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / link-cards' };

const url = 'https://quay.example/knots';
const link = `<p dir="auto"><a href="${url}" rel="nofollow ugc noopener" data-bare="">${url}</a></p>`;
const nothing = () => {};

/** A preview with a standalone link. In the workbench no server responds. */
export const InPreview = () => (
  <StorySite>
    <div data-preview="">
      <PostBody html={`<p dir="auto">How to tie one:</p>${link}<p dir="auto">See ${url} too.</p>`} />
      <LinkCards onRead={nothing} />
    </div>
  </StorySite>
);

export const Reading = () => (
  <StorySite>
    <LinkCardState url={url} onRead={nothing} />
  </StorySite>
);

/** The link preview as a post shows it. */
export const Read = () => (
  <StorySite>
    <PostBody html={card} />
  </StorySite>
);

const card = `<p dir="auto" class="linkCard"><a href="${url}" rel="nofollow ugc noopener"><span class="linkCardName">Knots and bends</span> <span class="linkCardText">Forty knots, how they are tied, what each is good for, and which ones come undone when you least want it.</span> <span class="linkCardSite">The Quay</span></a></p>`;
