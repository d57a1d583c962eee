import { useEffect, useState } from 'react';
import { BufferedChannel } from '#components/primitives/runtime/buffered-channel.ts';
import { PageLoad } from '#components/shell/page/page-load.tsx';
import type { PageLoadEvent } from '#machines/shell/page/page-load.machine.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'shell / page-load' };

export const Loading = () => {
  const [mail] = useState(() => new BufferedChannel<PageLoadEvent>());
  useEffect(() => mail.send({ type: 'load.started' }), [mail]);
  return (
    <StorySite>
      <PageLoad mail={mail} />
      Loading the next page…
    </StorySite>
  );
};
