import type { Standing } from '#api/member/user/me.contract.ts';
import { t } from '#api/translations.ts';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { notice } from '#components/shell/account-menu/email-notice.css.ts';
import { container } from '#theme/layout/section.css.ts';

/** The viewer's sanction or warning: reason, expiry, and the link to the statement and the appeal. */
export const SanctionBanner = ({ standing: { decisionID, kind, reason, dateExpires } }: { standing: Standing }) => (
  <section aria-label={t(`sanction.standing.${kind}`)} className={`${container({ width: 'wide' })} ${notice}`}>
    <Message
      tone="warning"
      title={t(`sanction.standing.${kind}`)}
      actions={
        <ButtonLink href={`/moderation/decision/${decisionID}`} size="small">
          {t('sanction.standing.read')}
        </ButtonLink>
      }
    >
      {reason && <bdi>{t('sanction.standing.reason', { reason })} </bdi>}
      {kind === 'warning' && t('sanction.standing.appeal')}
      {kind === 'mute' &&
        (dateExpires ? (
          <TranslatedText
            id="sanction.standing.until"
            values={{ date: <DateTime date={dateExpires} type="extended" /> }}
          />
        ) : (
          t('sanction.standing.open')
        ))}
    </Message>
  </section>
);
