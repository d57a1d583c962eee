import { useSuspenseQuery } from '@tanstack/react-query';
import { translationUsageQuery } from '#api/post/translation/post-translation.queries.ts';
import { t } from '#api/translations.ts';
import { SettingCard } from '#components/administration/setting/setting-card.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { fullNumber } from '#components/primitives/text/format-number.ts';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './post-translation-card.css.ts';
import { postTranslationSettings } from './post-translation-settings.ts';

/** The settings of translations of posts on request, with the use of the daily budget. */
export function PostTranslationCard() {
  const { api } = useSite();
  const { data: usage } = useSuspenseQuery(translationUsageQuery(api));
  const used = fullNumber(usage.characters);
  return (
    <SettingCard page={postTranslationSettings} id="post-translation">
      <p className={styles.usage}>
        {usage.limit > 0
          ? t('setting.post-translation.used', { used, limit: fullNumber(usage.limit) })
          : t('setting.post-translation.used-unlimited', { used })}{' '}
        <TranslatedText
          id="setting.post-translation.reset"
          values={{ time: <DateTime key="time" date={usage.dateReset} type="ahead" /> }}
        />
      </p>
    </SettingCard>
  );
}
