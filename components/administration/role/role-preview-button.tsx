import type { Role } from '#api/member/role/role.contract.ts';
import { startRolePreview } from '#api/member/role/role-preview.client.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { failureReason } from '#machines/failure-reason.ts';

/** The button that shows the forum as somebody with this role sees it. The home page opens anew, without kept data. */
export function RolePreviewButton({ role: { roleID, name } }: { role: Pick<Role, 'roleID' | 'name'> }) {
  const { api } = useSite();
  const toasts = useToasts();
  const start = async () => {
    try {
      await startRolePreview(api, roleID);
      location.assign('/');
    } catch (error) {
      toasts.add({ id: 'role-preview', text: failureReason(error), tone: 'error' });
    }
  };
  return (
    <Button size="small" aria-label={t('role.view-as-named', { name })} onClick={() => void start()}>
      {t('role.view-as')}
    </Button>
  );
}
