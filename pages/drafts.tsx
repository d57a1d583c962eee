import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/drafts')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/drafts"!</div>;
}
