import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeSignature } from '#api/member/settings/signature.client.ts';
import { signatureQuery } from '#api/member/settings/signature.queries.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/moderation/decision/decision-list.css.ts';
import { SignatureText } from '#components/post/body/signature-text.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';

/**
 * The section of a member page that shows the member's signature and removes it. The removal can be undone in the log.
 */
export function MemberSignature({ member }: { member: { readonly userID: number; readonly name: string } }) {
  const { api } = useSite();
  const client = useQueryClient();
  const [isRemoved, setIsRemoved] = useState(false);
  const query = signatureQuery(api, member.userID);
  const { data: signature } = useQuery(query);
  if (!signature || (!signature.html && !isRemoved)) return null;
  const remove = async () => {
    const { body } = await changeSignature(api, member.userID, { body: '' });
    client.setQueryData(query.queryKey, body);
    setIsRemoved(true);
  };
  return (
    <Card as="section" padding="large" aria-labelledby="signature">
      <div className={stack({ gap: 'medium' })}>
        <h2 id="signature" className={styles.title}>
          {t('sanction.signature.heading')}
        </h2>
        {signature.html && <SignatureText html={signature.html} />}
        {isRemoved && (
          <Message tone="success" live>
            {t('sanction.signature.removed')}
          </Message>
        )}
        {signature.html && (
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
        )}
      </div>
    </Card>
  );
}
