import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { removePostField, sortPostFields } from '#api/post/type/post-field.client.ts';
import type { PostField } from '#api/post/type/post-field.contract.ts';
import { removePostType } from '#api/post/type/post-type.client.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { allPostTypesQuery } from '#api/post/type/post-type.queries.ts';
import { t } from '#api/translations.ts';
import { formTypeLabels } from '#components/administration/profile-field/profile-field-choices.ts';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import * as styles from '#components/moderation/rule/settings-list.css.ts';
import { SettingsItem, SettingsList } from '#components/moderation/rule/settings-list.tsx';
import { useSettingsOrder } from '#components/moderation/rule/use-settings-order.ts';
import { postTypeName } from '#components/post/post-type-name.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { FieldDetails } from './field-details.tsx';
import { PostFieldDialog } from './post-field-dialog.tsx';
import { postVisibilityLabels } from './post-type-choices.ts';
import { PostTypeDialog } from './post-type-dialog.tsx';
import { PostFieldTranslator, PostTypeTranslator } from './post-type-translator.tsx';

/**
 * The post types with their ordered fields, to be created, edited, ordered and deleted
 * (docs/behavior/administration.md#post-types).
 */
export function PostTypeList() {
  const { api } = useSite();
  const client = useQueryClient();
  const { data: types } = useSuspenseQuery(allPostTypesQuery(api));
  const renew = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['postTypes'] }),
      client.invalidateQueries({ queryKey: ['categories'] }),
    ]);
  return (
    <div className={stack({ gap: 'large' })}>
      <div>
        <EditButton variant="primary" dialog={(returnTo) => <PostTypeDialog returnTo={returnTo} onSaved={renew} />}>
          {t('administration.post-type.add')}
        </EditButton>
      </div>
      {types.map((type) => (
        <TypeCard key={type.postTypeID} type={type} onChanged={renew} />
      ))}
    </div>
  );
}

interface TypeProps {
  readonly type: PostType;
  readonly onChanged: () => Promise<unknown>;
}

function TypeCard({ type, onChanged }: TypeProps) {
  const name = postTypeName(type);
  return (
    <SettingsCard id={`type-${type.postTypeID}`} title={name} words={<Facts type={type} />}>
      <div className={classNames(stack({ gap: 'small' }), styles.belowWords)}>
        <Acts type={type} onChanged={onChanged} />
        <Fields type={type} onChanged={onChanged} />
      </div>
    </SettingsCard>
  );
}

function Facts({
  type: { postTypeID, parentPostTypeID, isOriginal, isActive, categoryIDs, roleIDs },
}: Pick<TypeProps, 'type'>) {
  const parent = parentPostTypeID && postTypeName({ postTypeID: parentPostTypeID, name: parentPostTypeID });
  const facts = [
    ...(parent ? [t('administration.post-type.kind-of', { name: parent })] : []),
    ...(isOriginal ? [t('administration.post-type.original')] : []),
    ...(categoryIDs.length ? [t('administration.post-type.in-categories', { count: categoryIDs.length })] : []),
    ...(roleIDs.length ? [t('administration.post-type.for-roles', { count: roleIDs.length })] : []),
    ...(isActive ? [] : [t('administration.field.disabled')]),
  ];
  return (
    <>
      <code>{postTypeID}</code> · {facts.join(' · ')}
    </>
  );
}

function Acts({ type, onChanged }: TypeProps) {
  const { api } = useSite();
  const name = postTypeName(type);
  return (
    <div className={styles.acts}>
      <EditButton
        label={t('report.settings.edit-named', { name })}
        dialog={(returnTo) => <PostTypeDialog type={type} returnTo={returnTo} onSaved={onChanged} />}
      >
        {t('report.settings.edit')}
      </EditButton>
      <EditButton
        label={t('administration.post-field.add-to', { name })}
        dialog={(returnTo) => <PostFieldDialog postTypeID={type.postTypeID} returnTo={returnTo} onSaved={onChanged} />}
      >
        {t('administration.post-field.add')}
      </EditButton>
      <PostTypeTranslator type={type} />
      {!type.isOriginal && (
        <Confirm
          title={t('report.settings.remove-title', { name })}
          confirmLabel={t('report.settings.remove')}
          isDestructive
          onConfirm={() => removePostType(api, type.postTypeID).then(onChanged)}
          trigger={(openDialog) => (
            <Button size="small" onClick={openDialog} aria-label={t('report.settings.remove-named', { name })}>
              {t('report.settings.remove')}
            </Button>
          )}
        >
          {t('administration.post-type.removal')}
        </Confirm>
      )}
    </div>
  );
}

function Fields({ type: { postTypeID, name, postFields: fields = [] }, onChanged }: TypeProps) {
  const { api } = useSite();
  const order = useSettingsOrder({
    items: fields,
    keyOf: ({ postFieldID }) => postFieldID,
    sort: (_, places) => sortPostFields(api, postTypeID, places),
    renew: onChanged,
  });
  if (fields.length === 0) return null;
  return (
    <SettingsList label={t('administration.post-type.fields-of', { name })} order={order}>
      {fields.map((field, index) => (
        <SettingsItem
          key={field.postFieldID}
          name={field.label}
          removal={t('administration.post-field.removal')}
          onRemove={() => removePostField(api, field.postFieldID).then(onChanged)}
          place={index}
          count={fields.length}
          order={order}
          edit={
            <>
              <EditButton
                label={t('report.settings.edit-named', { name: field.label })}
                dialog={(returnTo) => <PostFieldDialog field={field} returnTo={returnTo} onSaved={onChanged} />}
              >
                {t('report.settings.edit')}
              </EditButton>
              <PostFieldTranslator field={field} />
            </>
          }
        >
          <FieldDetails apiName={field.postFieldID} description={field.description} facts={factsOf(field)} />
        </SettingsItem>
      ))}
    </SettingsList>
  );
}

const factsOf = ({ formType, visibility, isRequired, isActive }: PostField): readonly string[] => [
  t(formTypeLabels[formType]),
  t(postVisibilityLabels[visibility]),
  ...(isRequired ? [t('administration.post-field.is-required')] : []),
  ...(isActive ? [] : [t('administration.field.disabled')]),
];
