import { EditDeadline } from '#components/composer/form/edit-deadline.tsx';
import { modelStart } from '#machines/model/model.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / edit-deadline' };

const withLeft = (seconds: number) => (
  <StorySite>
    <EditDeadline
      facts={{
        mayEditAny: false,
        isAuthor: true,
        isClosed: false,
        dateInserted: new Date(modelStart).toISOString(),
        timeout: seconds,
      }}
      copy={async () => undefined}
    />
  </StorySite>
);

export const Ending = () => withLeft(50);

export const Expired = () => withLeft(0);
