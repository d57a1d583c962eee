import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeSignature } from '#api/member/settings/signature.client.ts';
import { signatureQuery } from '#api/member/settings/signature.queries.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/moderation/decision/decision-list.css.ts';
import { SignatureText } from '#components/post/body/signature-text.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';

/**
 * The section of a member page that shows the member's signature and removes it. The removal can be undone in the log.
 */
export function MemberSignature({ member }: { member: { readonly userID: number; readonly name: string } }) {
  const { api } = useSite();
  const client = useQueryClient();
  const toasts = useToasts();
  const query = signatureQuery(api, member.userID);
  const { data: signature } = useQuery(query);
  if (!signature?.html) return null;
  const remove = async () => {
    const { body } = await changeSignature(api, member.userID, { body: '' });
    client.setQueryData(query.queryKey, body);
    toasts.add({ text: t('sanction.signature.removed'), tone: 'success' });
  };
  return (
    <Card as="section" padding="large" aria-labelledby="signature">
      <div className={stack({ gap: 'medium' })}>
        <h2 id="signature" className={styles.title}>
          {t('sanction.signature.heading')}
        </h2>
        <SignatureText html={signature.html} />
        <div>
          <Confirm
            title={t('sanction.signature.title', { name: member.name })}
            confirmLabel={t('sanction.signature.remove')}
            isDestructive
            onConfirm={remove}
            trigger={(openDialog) => <Button onClick={openDialog}>{t('sanction.signature.remove')}</Button>}
          >
            {t('sanction.signature.words')}
          </Confirm>
        </div>
      </div>
    </Card>
  );
}
