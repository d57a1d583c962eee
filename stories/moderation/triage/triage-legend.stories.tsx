import { useRef, useState } from 'react';
import { TriageLegend } from '#components/moderation/triage/triage-legend.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / triage-legend' };

function Legend() {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOn, setOn] = useState(true);
  return <TriageLegend isOn={isOn} onChange={setOn} details={details} />;
}

export const Collapsed = () => (
  <StorySite>
    <Legend />
  </StorySite>
);
