import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { changeCollection } from '#api/moderation/collection/collection.client.ts';
import { collectionEditQuery } from '#api/moderation/collection/collection.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { Outline } from '#components/administration/outline/outline.tsx';
import { useOutline } from '#components/administration/outline/use-outline.ts';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { OutlineChange } from '#machines/administration/outline/outline.machine.ts';
import * as styles from './collection-editor.css.ts';
import { collectedItem, collectionList, fromOutline, toOutline, typeName } from './collection-outline.ts';
import { CollectionRecordField } from './collection-record-field.tsx';

/** The maximum number of records of a collection. */
const most = 500;

/** The editor of the records of a collection: they are found, added, ordered and removed, and saved together. */
export function CollectionEditor({ collectionID }: { collectionID: number }) {
  const outline = useCollectionOutline(collectionID);
  const { disabledReason } = outline.getEditProps();
  return (
    <Outline
      outline={outline}
      help={t('collection.help')}
      lists={[
        {
          id: collectionList,
          label: t('collection.records'),
          empty: t('collection.empty'),
          addition:
            outline.items.length >= most ? (
              <p>{t('collection.limit', { count: most })}</p>
            ) : (
              <div className={styles.addition} hidden={disabledReason !== undefined}>
                <CollectionRecordField
                  present={new Set(outline.items.map(({ id }) => id))}
                  onRecord={(record) => outline.add(collectedItem(record))}
                />
              </div>
            ),
        },
      ]}
      factsOf={({ values: { recordType, url } }) => ({
        marks: <Tag preset="greyscale">{typeName(recordType)}</Tag>,
        note: url ? <bdi dir="ltr">{String(url)}</bdi> : undefined,
      })}
      actions={({ values: { name, url } }) =>
        url ? (
          <ButtonLink size="small" href={String(url)} aria-label={t('collection.open', { name })}>
            {t('collection.open-short')}
          </ButtonLink>
        ) : null
      }
    />
  );
}

/** Runs the outline of the records of a collection. */
function useCollectionOutline(collectionID: number) {
  const { api } = useSite();
  const client = useQueryClient();
  const query = collectionEditQuery(api, collectionID, currentTranslations().language);
  const { data } = useSuspenseQuery(query);
  const save = async ({ known, items, overwrites }: OutlineChange) => {
    const change = { records: fromOutline(items), ...(!overwrites && { known: fromOutline(known) }) };
    await changeCollection(api, collectionID, change);
    await client.invalidateQueries({ queryKey: ['collections'] });
  };
  const load = async () => {
    const { collection, content } = await client.fetchQuery({ ...query, staleTime: 0 });
    return toOutline(collection.records, content);
  };
  return useOutline({
    shape: { lists: [collectionList], maxDepth: 1 },
    items: toOutline(data.collection.records, data.content),
    lists: { [collectionList]: '' },
    save,
    load,
  });
}
