import { useQueryClient } from '@tanstack/react-query';
import { removeLayout } from '#api/administration/layout/layout-record.client.ts';
import type { LayoutMetadata } from '#api/administration/layout/layout-record.contract.ts';
import { t } from '#api/translations.ts';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { cluster } from '#theme/layout/layout.css.ts';
import { editorAddress } from './layout-address.ts';
import { LayoutApplication } from './layout-application.tsx';
import { LayoutCopying } from './layout-creation.tsx';
import { nameOfLayout } from './layout-name.ts';

interface LayoutActionsProps {
  readonly layout: LayoutMetadata;
  readonly onRemoved?: () => unknown;
}

/**
 * The actions of a layout: edit, apply, copy and delete. Those that are not possible say why. The layout of a custom page
 * is neither applied nor copied here: it is created with its page.
 */
export function LayoutActions({ layout, onRemoved }: LayoutActionsProps) {
  const name = nameOfLayout(layout);
  const isOfPage = layout.layoutType === 'customPage';
  return (
    <div className={cluster()}>
      {!layout.isDefault && (
        <ButtonLink size="small" href={editorAddress(layout)} aria-label={t('layout.list.edit-named', { name })}>
          {t('layout.list.edit')}
        </ButtonLink>
      )}
      {!layout.isDefault && !isOfPage && (
        <EditButton
          label={t('layout.list.apply-named', { name })}
          dialog={(returnTo) => <LayoutApplication layout={layout} returnTo={returnTo} />}
        >
          {t('layout.list.apply')}
        </EditButton>
      )}
      {!isOfPage && <LayoutCopying layout={layout} />}
      <LayoutRemoval layout={layout} {...(onRemoved && { onRemoved })} />
    </div>
  );
}

function LayoutRemoval({ layout, onRemoved }: LayoutActionsProps) {
  const { api } = useSite();
  const client = useQueryClient();
  const toasts = useToasts();
  const { layoutID, isDefault, isActive } = layout;
  const name = nameOfLayout(layout);
  const reason = isDefault ? t('layout.list.delete-template') : isActive ? t('layout.list.delete-applied') : undefined;
  return (
    <Confirm
      title={t('layout.list.delete-title')}
      confirmLabel={t('layout.list.delete')}
      isDestructive
      onConfirm={async () => {
        await removeLayout(api, layoutID);
        await onRemoved?.();
        await client.invalidateQueries({ queryKey: ['layouts', 'list'] });
      }}
      onDone={() => toasts.add({ text: t('layout.list.deleted'), tone: 'success' })}
      trigger={(openDialog) => (
        <Button
          size="small"
          disabledReason={reason}
          aria-label={t('layout.list.delete-named', { name })}
          onClick={openDialog}
        >
          {t('layout.list.delete')}
        </Button>
      )}
    >
      {t('layout.list.delete-text', { name })}
    </Confirm>
  );
}
