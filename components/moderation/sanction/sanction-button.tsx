import { Gavel } from 'lucide-react';
import { useState } from 'react';
import { sanctionPermissions } from '#api/moderation/decision/sanction-permissions.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import type { SanctionDialogProps } from './sanction-dialog.tsx';

const load = () =>
  withTranslations('sanction', import('./sanction-dialog.tsx')).then(({ SanctionDialog }) => SanctionDialog);

/** The props of SanctionButton: the member, and the button size. */
export type SanctionButtonProps = Omit<SanctionDialogProps, 'open' | 'onOpenChange'> & {
  readonly size?: 'small' | 'medium';
};

/**
 * The button for warning, muting or banning a member. Renders nothing for viewers without permission and for the
 * viewer's own account.
 */
export function SanctionButton({ size = 'small', ...about }: SanctionButtonProps) {
  const { me } = useSite();
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, wake] = useLazyComponent(load);
  if (me.userID === 0 || me.userID === about.member.userID) return null;
  if (!may(sanctionPermissions)) return null;
  const open = () => {
    wake();
    setIsOpen(true);
  };
  return (
    <>
      <Button size={size} icon={<Gavel size={16} />} onPointerEnter={wake} onFocus={wake} onClick={open}>
        {t('sanction.button')}
      </Button>
      {Dialog && isOpen && <Dialog {...about} open onOpenChange={setIsOpen} />}
    </>
  );
}
