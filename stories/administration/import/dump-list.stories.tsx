import { DumpList } from '#components/administration/import/dump-list.tsx';

export default { title: 'administration / dump-list' };

export const Empty = () => <DumpList dumps={[]} mayImport />;
