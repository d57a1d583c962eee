import { PasswordMeter, PasswordMeterView } from '#components/account/credential/password-meter.tsx';

export default { title: 'account / password-meter' };

export const NotEnough = () => <PasswordMeterView strength={0} />;
export const Weak = () => <PasswordMeterView strength={1} />;
export const Fair = () => <PasswordMeterView strength={2} />;
export const Good = () => <PasswordMeterView strength={3} />;
export const Strong = () => <PasswordMeterView strength={4} />;

/** A password whose strength is rated by the rules of the server. */
export const Rated = () => <PasswordMeter password="correct horse battery" owner={{ name: 'ingrid', minLength: 10 }} />;
