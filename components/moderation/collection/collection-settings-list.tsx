import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Library } from 'lucide-react';
import type { RefObject } from 'react';
import type { FormSchema, FormValues } from '#api/form/form-schema.ts';
import { control } from '#api/form/form-schema.ts';
import { addCollection, changeCollection, removeCollection } from '#api/moderation/collection/collection.client.ts';
import type { Collection } from '#api/moderation/collection/collection.contract.ts';
import { collectionsQuery } from '#api/moderation/collection/collection.queries.ts';
import { collectionAddress } from '#api/moderation/collection/collection-address.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import * as styles from '#components/moderation/rule/settings-list.css.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordName, recordNote, recordRow, recordSheet, recordText } from '#theme/layout/record.css.ts';
import { collectionSettings } from './collection-settings.ts';

const nameForm = (): FormSchema => ({
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 255, ...control({ inputType: 'text', label: t('collection.name') }) },
  },
});

/** All collections by name, to be created, renamed, filled and deleted (docs/behavior/post.md#collections). */
export function CollectionSettingsList() {
  const { api } = useSite();
  const client = useQueryClient();
  const toasts = useToasts();
  const { data: collections } = useSuspenseQuery(collectionsQuery(api));
  const renew = () => client.invalidateQueries({ queryKey: ['collections'] });
  const nameDialog = (title: string, values: FormValues, save: (name: string) => Promise<unknown>) =>
    function NameDialog(returnTo: RefObject<HTMLElement | null>) {
      return (
        <FormDialog
          title={title}
          returnTo={returnTo}
          loaded={{ schema: nameForm(), values }}
          save={({ name }) => save(String(name).trim())}
          onSaved={() => void renew()}
        />
      );
    };
  const remove = async ({ collectionID, name }: Collection) => {
    await removeCollection(api, collectionID);
    toasts.add({ text: t('collection.deleted', { name }), tone: 'success' });
    await renew();
  };
  return (
    <>
      <div className={styles.add}>
        <EditButton
          variant="primary"
          dialog={nameDialog(t('collection.add'), {}, (name) => addCollection(api, { name, records: [] }))}
        >
          {t('collection.add')}
        </EditButton>
      </div>
      {collections.length === 0 && (
        <EmptyState icon={<Library />} title={t('collection.none')}>
          {t('collection.none-text')}
        </EmptyState>
      )}
      {collections.length > 0 && (
        <ul className={recordSheet} aria-label={t('collection.settings')}>
          {collections.map((collection) => {
            const { collectionID, name, records } = collection;
            return (
              <li key={collectionID} className={recordRow}>
                <div className={recordText}>
                  <h2 className={recordName}>
                    <Link href={collectionAddress(collection)} tone="plain">
                      <bdi>{name}</bdi>
                    </Link>
                  </h2>
                  <p className={recordNote}>{t('collection.count', { count: records.length })}</p>
                </div>
                <div className={styles.acts}>
                  <ButtonLink
                    size="small"
                    href={`${collectionSettings}/${collectionID}`}
                    aria-label={t('collection.records-edit', { name })}
                  >
                    {t('collection.records-short')}
                  </ButtonLink>
                  <EditButton
                    label={t('collection.rename-named', { name })}
                    dialog={nameDialog(t('collection.rename-named', { name }), { name }, (changed) =>
                      changeCollection(api, collectionID, { name: changed }),
                    )}
                  >
                    {t('collection.rename')}
                  </EditButton>
                  <Confirm
                    title={t('collection.remove-title', { name })}
                    confirmLabel={t('collection.remove')}
                    isDestructive
                    onConfirm={() => remove(collection)}
                    trigger={(openDialog) => (
                      <Button size="small" onClick={openDialog} aria-label={t('collection.remove-named', { name })}>
                        {t('collection.remove')}
                      </Button>
                    )}
                  >
                    {t('collection.remove-text')}
                  </Confirm>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
