import type { RefObject } from 'react';
import type { ReactionType, ReactionTypePatch } from '#api/post/reaction/reaction-fields.contract.ts';
import { changeReactionType } from '#api/post/reaction/reaction-type.client.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { reactionTypeForm } from './reaction-type-form.ts';

interface ReactionTypeDialogProps {
  readonly type: ReactionType;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => void;
}

/** The dialog for editing a reaction type: its name, value, position and permissions. */
export function ReactionTypeDialog({ type, returnTo, onSaved }: ReactionTypeDialogProps) {
  const { api } = useSite();
  const toasts = useToasts();
  const { name, description, class: kind, reactionValue, points, sort, active, roleIDs } = type;
  return (
    <FormDialog
      title={t('reaction.edit-named', { name })}
      loaded={{
        schema: reactionTypeForm(),
        values: { name, description, class: kind, reactionValue, points, sort, active, roleIDs },
      }}
      save={(_, changes) => changeReactionType(api, type.urlcode, changes as ReactionTypePatch)}
      onSaved={() => {
        toasts.add({ text: t('reaction.saved'), tone: 'success' });
        onSaved();
      }}
      returnTo={returnTo}
    />
  );
}
