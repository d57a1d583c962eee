import { QrCode } from '#components/account/credential/qr-code.tsx';

export default { title: 'account / qr-code' };

export const Address = () => <QrCode text="otpauth://totp/Harbour:ingrid?secret=JBSWY3DPEHPK3PXP" label="The key" />;
