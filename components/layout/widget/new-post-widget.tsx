import { SquarePen } from 'lucide-react';
import { t } from '#api/translations.ts';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { useMay } from '#components/shell/site/site-context.tsx';

/** The button for a new discussion, in the given category if any. */
export function NewPostWidget({ categoryID }: { categoryID?: number }) {
  const may = useMay();
  if (!may('discussions.add', categoryID)) return null;
  return (
    <ButtonLink
      href={categoryID ? `/post/discussion/${categoryID}` : '/post/discussion'}
      icon={<SquarePen size={16} />}
    >
      {t('shell.new-post.text')}
    </ButtonLink>
  );
}
