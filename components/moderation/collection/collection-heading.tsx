import { Pencil, Rss } from 'lucide-react';
import { t } from '#api/translations.ts';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { IconButtonLink } from '#components/primitives/form/icon-button.tsx';
import { useMay } from '#components/shell/site/site-context.tsx';
import { collectionSettings } from './collection-settings.ts';

interface CollectionHeadingProps {
  readonly collectionID: number;
  readonly name: string;
}

/** The heading of a collection, with its feed and, for those who manage collections, a link to its settings. */
export function CollectionHeading({ collectionID, name }: CollectionHeadingProps) {
  const may = useMay();
  return (
    <PageHeading title={name}>
      {may(['community.manage', 'site.manage']) && (
        <ButtonLink size="small" href={`${collectionSettings}/${collectionID}`} icon={<Pencil size={16} />}>
          {t('collection.edit')}
        </ButtonLink>
      )}
      <IconButtonLink
        href={`/collections/${collectionID}/feed.atom`}
        label={t('collection.feed')}
        icon={<Rss size={18} />}
      />
    </PageHeading>
  );
}
