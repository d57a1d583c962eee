import { useSuspenseQuery } from '@tanstack/react-query';
import { Hash, Search } from 'lucide-react';
import { tagResource } from '#api/administration/translation/translatable.ts';
import { removeTag } from '#api/category/tag.client.ts';
import type { Tag } from '#api/category/tag.contract.ts';
import { untranslatedTagsQuery } from '#api/category/tag.queries.ts';
import { t } from '#api/translations.ts';
import { RecordTranslator } from '#components/administration/translation/record-translator.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordName, recordNote, recordRow, recordSheet, recordText } from '#theme/layout/record.css.ts';
import { TagDialog } from './tag-dialog.tsx';
import * as styles from './tag-list.css.ts';
import { useTagSavedHandler } from './use-tag-saved-handler.ts';

const path = '/vanilla/settings/tags';

/** The filter of the tag list: a search text and a page number. */
export interface TagListProps {
  readonly query: string;
  readonly page: number;
}

/**
 * The tags of the site, to be searched, renamed, translated and deleted
 * (docs/behavior/administration.md#tag-management).
 */
export function TagList({ query, page }: TagListProps) {
  const { data } = useSuspenseQuery(untranslatedTagsQuery(useSite().api, { query, page }));
  const renew = useTagSavedHandler();
  return (
    <>
      <SettingsNoScriptNotice />
      <div className={styles.head}>
        <search className={styles.find}>
          <form action={path} className={styles.search}>
            <Input
              type="search"
              name="query"
              icon={<Search size={18} />}
              aria-label={t('administration.tag.search')}
              maxLength={100}
              defaultValue={query}
            />
            <Button type="submit">{t('administration.tag.find')}</Button>
          </form>
        </search>
        <EditButton variant="primary" dialog={(returnTo) => <TagDialog returnTo={returnTo} onSaved={renew} />}>
          {t('administration.tag.add')}
        </EditButton>
      </div>
      {data.tags.length === 0 ? (
        <EmptyState icon={<Hash />} title={t(query ? 'administration.tag.none-found' : 'administration.tag.none')} />
      ) : (
        <ul className={recordSheet} aria-label={t('administration.tag.title')}>
          {data.tags.map((tag) => (
            <OneTag key={tag.tagID} tag={tag} />
          ))}
        </ul>
      )}
      {data.total > data.limit && (
        <Pager
          label={t('administration.tag.title')}
          href={(to) => `${path}?${new URLSearchParams({ ...(query && { query }), page: String(to) })}`}
          page={page}
          limit={data.limit}
          total={data.total}
        />
      )}
    </>
  );
}

function OneTag({ tag }: { tag: Tag }) {
  const { api } = useSite();
  const renew = useTagSavedHandler();
  const { tagID, name, urlcode, url, countDiscussions } = tag;
  const isUsed = countDiscussions > 0;
  return (
    <li className={recordRow}>
      <div className={recordText}>
        <h2 className={recordName}>
          <Link href={url} tone="plain">
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className={recordNote}>
          {t('administration.category.count-discussions', { count: countDiscussions })} ·{' '}
          <code dir="ltr">{urlcode}</code>
        </p>
      </div>
      <div className={styles.actions}>
        <EditButton
          label={t('administration.tag.edit-named', { name })}
          dialog={(returnTo) => <TagDialog tag={tag} returnTo={returnTo} onSaved={renew} />}
        >
          {t('administration.tag.edit')}
        </EditButton>
        <RecordTranslator
          resource={tagResource}
          recordType="tag"
          recordKey={tagID}
          subject={name}
          texts={[{ property: 'name', label: t('administration.tag.name'), sourceText: name }]}
        />
        <Confirm
          title={t('administration.tag.delete-title', { name })}
          confirmLabel={t('administration.tag.delete')}
          isDestructive
          onConfirm={() => removeTag(api, tagID).then(renew)}
          trigger={(openDialog) => (
            <Button
              size="small"
              onClick={openDialog}
              disabledReason={isUsed ? t('administration.tag.in-use') : undefined}
              aria-label={t('administration.tag.delete-named', { name })}
            >
              {t('administration.tag.delete')}
            </Button>
          )}
        >
          {t('administration.tag.delete-text')}
        </Confirm>
      </div>
    </li>
  );
}
