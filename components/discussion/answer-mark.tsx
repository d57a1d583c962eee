import { Check } from 'lucide-react';
import { t } from '#api/words.ts';
import * as post from '#components/post/post.css.ts';
import { Tag } from '#components/primitives/tag.tsx';

/** What became of an answer, told by a word, and an accepted one by a sign too. */
export const AnswerMark = ({ qna }: { qna: 'accepted' | 'rejected' }) => (
  <p className={post.marks}>
    {qna === 'accepted' ? (
      <Tag preset="success" icon={<Check size={12} />}>
        {t('discussion.comment.accepted')}
      </Tag>
    ) : (
      <Tag preset="greyscale">{t('discussion.comment.rejected')}</Tag>
    )}
  </p>
);
