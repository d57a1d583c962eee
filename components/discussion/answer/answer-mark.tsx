import { Check } from 'lucide-react';
import type { AnswerVerdict } from '#api/discussion/answer/answer-status.ts';
import { t } from '#api/translations.ts';
import * as post from '#components/post/post.css.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';

/**
 * The badge of an accepted or rejected answer; an accepted one also has an icon. In a filtered list of answers it links
 * to the answer's `place` in the discussion.
 */
export const AnswerMark = ({ qna, place }: { qna: AnswerVerdict; place?: string | undefined }) => (
  <p className={post.marks}>
    {qna === 'accepted' ? (
      <Tag preset="success" icon={<Check size={12} />}>
        {t('discussion.comment.accepted')}
      </Tag>
    ) : (
      <Tag preset="greyscale">{t('discussion.comment.rejected')}</Tag>
    )}
    {place && <Link href={place}>{t('discussion.answers.context')}</Link>}
  </p>
);
