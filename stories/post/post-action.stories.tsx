import { Quote, Share2 } from 'lucide-react';
import { PostAction } from '#components/post/post-action.tsx';
import { rowGround } from '#stories/primitives/story-ground.css.ts';

export default { title: 'post / post-action' };

export const Whole = () => (
  <div className={rowGround}>
    <PostAction icon={<Quote size={14} />} words="Quote" />
    <PostAction icon={<Quote size={14} />} words="Quote" busy />
  </div>
);

export const SignAlone = () => (
  <div className={rowGround}>
    <PostAction icon={<Share2 size={14} />} aria-label="Share the comment by Ingrid Solheim" />
  </div>
);

export const SignAloneOnAPhone = () => (
  <div className={rowGround}>
    <PostAction icon={<Quote size={14} />} words="Quote" hidesLabelOnPhones aria-label="Quote Ingrid Solheim" />
  </div>
);
