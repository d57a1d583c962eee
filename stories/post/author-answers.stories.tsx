import { AuthorAnswers } from '#components/post/author-answers.tsx';

export default { title: 'post / author-answers' };

export const Several = () => (
  <AuthorAnswers
    answers={[
      { apiName: 'team', label: 'Team', dataType: 'text', formType: 'dropdown', value: 'Sawyers' },
      { apiName: 'tools', label: 'Tools', dataType: 'string[]', formType: 'tokens', value: ['Plane', 'Chisel'] },
      { apiName: 'since', label: 'Carving since', dataType: 'date', formType: 'date', value: '2011-05-01' },
      { apiName: 'teaches', label: 'Teaches', dataType: 'boolean', formType: 'checkbox', value: true },
    ]}
  />
);
