import { ContentProgress } from '#components/administration/translation/content/content-progress.tsx';

export default { title: 'administration / content-progress' };

export const Some = () => (
  <ContentProgress label="Categories in German" countTexts={40} countTranslated={12} countByMachine={3} />
);

export const All = () => (
  <ContentProgress label="Tags in German" countTexts={8} countTranslated={8} countByMachine={0} />
);
