import { Anchor } from 'lucide-react';
import { Flyout } from '#components/shell/navigation/flyout.tsx';
import { accountButton } from '#components/shell/title-bar/title-bar.css.ts';

export default { title: 'shell / flyout' };

const places = <a href="#harbour">The Harbour</a>;
const sign = <Anchor size={20} aria-hidden="true" />;

export const Closed = () => (
  <Flyout label="Places" sign={sign} look={accountButton}>
    {places}
  </Flyout>
);

export const Open = () => (
  <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: '10rem' }}>
    <Flyout label="Places" sign={sign} look={accountButton} defaultOpen>
      {places}
    </Flyout>
  </div>
);
