import { PostFields } from '#components/discussion/post-fields.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'discussion / post-fields' };

const wood = {
  postFieldID: 'wood',
  label: 'Wood',
  dataType: 'text',
  formType: 'text-multiline',
  visibility: 'public',
} as const;

export const EveryKind = () => (
  <StorySite>
    <PostFields
      discussion={{
        postType: { postTypeID: 'build-log', name: 'Build log' },
        postFields: [
          wood,
          { postFieldID: 'tools', label: 'Tools', dataType: 'string[]', formType: 'tokens', visibility: 'public' },
          { postFieldID: 'begun', label: 'Begun', dataType: 'date', formType: 'date', visibility: 'public' },
          { postFieldID: 'done', label: 'Done', dataType: 'boolean', formType: 'checkbox', visibility: 'public' },
          { postFieldID: 'cost', label: 'What it cost', dataType: 'number', formType: 'number', visibility: 'private' },
          {
            postFieldID: 'verdict',
            label: 'Verdict',
            dataType: 'text',
            formType: 'text-multiline',
            visibility: 'internal',
          },
        ],
        postMeta: {
          wood: 'Ash, air-dried',
          tools: ['Adze', 'Saw'],
          begun: '2026-11-02',
          done: false,
          cost: 140,
          verdict: 'For the window.\nAsk in spring.',
        },
      }}
    />
  </StorySite>
);

export const OriginalType = () => (
  <StorySite>
    <PostFields discussion={{ postFields: [wood], postMeta: { wood: 'Ash' } }} />
  </StorySite>
);

export const NothingAnswered = () => (
  <StorySite>
    <PostFields
      discussion={{ postType: { postTypeID: 'build-log', name: 'Build log' }, postFields: [], postMeta: {} }}
    />
  </StorySite>
);
