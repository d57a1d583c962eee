import { useState } from 'react';
import { PermissionGrid } from '#components/administration/role/permission-grid.tsx';
import { cellsIn, cellsOf, type GridKey, scopesOf, toggled } from '#components/administration/role/role-grid.ts';
import { harbourCategories } from '#stories/administration/category/category-samples.ts';
import { RoleStory, sampleRole } from './role-samples.tsx';

export default { title: 'administration / permission-grid' };

function Grid({ categories }: { categories: Parameters<typeof scopesOf>[0] }) {
  const scopes = scopesOf(categories);
  const all = cellsOf(scopes);
  const [granted, setGranted] = useState<readonly GridKey[]>(cellsIn(sampleRole(101).permissions ?? [], scopes));
  return (
    <PermissionGrid
      scopes={scopes}
      granted={granted}
      fixed={new Map([['0 site.manage', 'You do not have this permission, so you cannot grant it.']])}
      onChange={(cells, isGranted) => setGranted(toggled({ all, granted }, cells, isGranted))}
    />
  );
}

export const WholeSite = () => (
  <RoleStory>
    <Grid categories={[]} />
  </RoleStory>
);
export const WithCategories = () => (
  <RoleStory>
    <Grid categories={harbourCategories} />
  </RoleStory>
);
