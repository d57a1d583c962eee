import { ThemeMarkupFields } from '#components/administration/theme/theme-markup-fields.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { seedThemes } from './theme-samples.ts';

export default { title: 'administration / theme-markup-fields' };

const form = { change: () => undefined, idOf: (path: readonly (string | number)[]) => path.join('-') };
const plain = { html: '', removed: [], problem: '' };

export const Removed = () => (
  <StorySite permissions={['site.manage']} seed={seedThemes}>
    <ThemeMarkupFields
      form={form}
      entered={{ header: '', footer: '<script>…</script>' }}
      markup={{ header: plain, footer: { ...plain, removed: ['<script>'] } }}
      renderField={(path) => <code>{path.join('.')}</code>}
    />
  </StorySite>
);
