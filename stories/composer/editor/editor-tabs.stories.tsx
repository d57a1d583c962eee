import { useState } from 'react';
import { type EditorTab, EditorTabs } from '#components/composer/editor/editor-tabs.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / editor-tabs' };

const Live = ({ begin }: { begin: EditorTab }) => {
  const [tab, setTab] = useState(begin);
  return (
    <StorySite>
      <EditorTabs tab={tab} onTab={setTab} panel="panel" />
      <div id="panel" role="tabpanel" aria-labelledby={`panel-${tab}`}>
        {tab === 'write' ? 'Here is written.' : 'Here is seen how it will look.'}
      </div>
    </StorySite>
  );
};

export const Writing = () => <Live begin="write" />;

export const Preview = () => <Live begin="preview" />;
