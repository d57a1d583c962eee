import { Quote, Share2 } from 'lucide-react';
import { PostAction } from '#components/post/post-action.tsx';
import { rowGround } from '#stories/primitives/story-ground.css.ts';

export default { title: 'post / post-action' };

export const IconAndText = () => (
  <div className={rowGround}>
    <PostAction icon={<Quote size={14} />} words="Quote" />
    <PostAction icon={<Quote size={14} />} words="Quote" busy />
  </div>
);

export const IconOnly = () => (
  <div className={rowGround}>
    <PostAction icon={<Share2 size={14} />} aria-label="Share the comment by Ingrid Solheim" />
  </div>
);

export const IconOnlyOnPhone = () => (
  <div className={rowGround}>
    <PostAction icon={<Quote size={14} />} words="Quote" hidesLabelOnPhones aria-label="Quote Ingrid Solheim" />
  </div>
);
