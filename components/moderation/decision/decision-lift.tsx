import { useQueryClient } from '@tanstack/react-query';
import { liftDecision } from '#api/moderation/decision/decision.client.ts';
import type { Decision } from '#api/moderation/decision/decision.contract.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

/** The button that lifts a sanction after confirmation. Renders nothing without permission. */
export function DecisionLift({ decision }: { decision: Decision }) {
  const { api } = useSite();
  const client = useQueryClient();
  if (!decision.mayLift) return null;
  const { decisionID, kind, user } = decision;
  const lift = async () => {
    await liftDecision(api, decisionID);
    for (const key of ['decision', 'decisions', 'user']) await client.invalidateQueries({ queryKey: [key] });
  };
  return (
    <Confirm
      title={t('sanction.lift.title')}
      confirmLabel={t('sanction.lift')}
      onConfirm={lift}
      trigger={(openDialog) => (
        <Button onClick={openDialog} size="small">
          {t('sanction.lift')}
        </Button>
      )}
    >
      {t('sanction.lift.words', { kind: t(`sanction.kind.${kind}`), name: user.name })}
    </Confirm>
  );
}
