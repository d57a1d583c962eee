import { FragmentFrame } from '#components/administration/fragment/fragment-frame.tsx';
import { weatherFrame } from './weather-frame.ts';

export default { title: 'administration / fragment-frame' };

export const Waiting = () => <FragmentFrame {...weatherFrame} props={{}} files={[]} />;
