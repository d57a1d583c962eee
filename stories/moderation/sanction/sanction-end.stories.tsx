import { SanctionEnd } from '#components/moderation/sanction/sanction-end.tsx';

export default { title: 'moderation / sanction-end' };

export const Default = () => <SanctionEnd />;

export const Refused = () => <SanctionEnd error="Choose a time in the future." />;
