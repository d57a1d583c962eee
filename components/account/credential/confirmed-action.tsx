import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { confirmSession } from '#api/account/credential/two-factor.client.ts';
import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import type { FormSchema, FormValues } from '#api/form/form-schema.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { proofNeeded, type SessionProof } from './session-proof.ts';

/** The props of an action that needs a confirmed session. */
export interface ConfirmedActionProps {
  readonly label: string;
  readonly title: string;
  readonly words: ReactNode;
  /** The fields of the action, before that of the proof. */
  readonly fields?: FormSchema['properties'];
  readonly values?: FormValues;
  readonly perform: (values: FormValues) => Promise<unknown>;
  readonly done: string;
  readonly onDone: () => unknown;
  readonly variant?: 'primary' | 'standard';
}

/**
 * A button with a dialog for an action that needs a confirmed session (docs/behavior/account.md#confirmed-session). If the
 * session is not confirmed, the dialog also asks for the viewer's password or for a code.
 */
export function ConfirmedAction({
  label,
  title,
  words,
  fields,
  values = {},
  perform,
  done,
  onDone,
  variant = 'standard',
}: ConfirmedActionProps) {
  const { api } = useSite();
  const client = useQueryClient();
  const toasts = useToasts();
  const load = async () => {
    const [safety] = await Promise.all([
      client.fetchQuery({ ...twoFactorQuery(api), staleTime: 0 }),
      // The texts of the proof: not every page with such an action carries them.
      currentTranslations().need('user'),
    ]);
    return { schema: withProof(fields, proofNeeded(safety)), values };
  };
  const save = async ({ ownPassword, ownCode, ...rest }: FormValues) => {
    if (ownPassword) await confirmSession(api, { password: String(ownPassword) });
    if (ownCode) await confirmSession(api, { code: String(ownCode) });
    await client.invalidateQueries({ queryKey: ['account'] });
    return perform(rest);
  };
  return (
    <EditButton
      variant={variant}
      dialog={(returnTo) => (
        <FormDialog
          title={title}
          saveLabel={label}
          load={load}
          save={save}
          onSaved={() => {
            toasts.add({ text: done, tone: 'success' });
            void onDone();
          }}
          returnTo={returnTo}
        >
          <div>{words}</div>
        </FormDialog>
      )}
    >
      {label}
    </EditButton>
  );
}

const proofs = {
  password: { name: 'ownPassword', label: 'user.form.own-password' },
  code: { name: 'ownCode', label: 'user.form.own-code' },
} as const;

function withProof(fields: FormSchema['properties'] = {}, proof: SessionProof | undefined): FormSchema {
  if (!proof) return { type: 'object', properties: fields };
  const { name, label } = proofs[proof];
  return {
    type: 'object',
    required: [name],
    properties: {
      ...fields,
      [name]: {
        type: 'string',
        minLength: 1,
        maxLength: 1_000,
        'x-control': { inputType: 'text', label: t(label), isSecret: proof === 'password', direction: 'ltr' },
      },
    },
  };
}
