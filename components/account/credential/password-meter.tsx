import { type PasswordOwner, type PasswordStrength, passwordStrength } from '#api/account/credential/password-rules.ts';
import { t } from '#api/translations.ts';
import * as styles from './password-meter.css.ts';

const words = [
  'account.strength.none',
  'account.strength.weak',
  'account.strength.fair',
  'account.strength.good',
  'account.strength.strong',
] as const;
const tones = ['weak', 'weak', 'fair', 'good', 'good'] as const;

/** Shows the strength of a new password, rated by the rules of the server. Renders nothing for an empty password. */
export function PasswordMeter({ password, owner }: { password: string; owner: PasswordOwner }) {
  if (password === '') return null;
  return <PasswordMeterView strength={passwordStrength(password, owner)} />;
}

/** The view of `PasswordMeter` for a strength. */
export const PasswordMeterView = ({ strength }: { strength: PasswordStrength }) => (
  <span className={styles.meter}>
    <span className={styles.bar} aria-hidden="true">
      {[1, 2, 3, 4].map((level) => (
        <span
          key={level}
          className={styles.part}
          {...(level <= Math.max(1, strength) && { 'data-filled': tones[strength] })}
        />
      ))}
    </span>
    <span role="status">{t(words[strength])}</span>
  </span>
);
