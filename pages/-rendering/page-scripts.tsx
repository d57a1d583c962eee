import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type LoadedLayout, nodesOf } from '#api/administration/layout/page-layout.queries.ts';

/**
 * Scripts by key: those of the whole site and of each route, in the order in which they are evaluated; the site's last one starts
 * the page.
 */
export type ScriptFiles = Readonly<Record<string, readonly string[]>>;

/** The key of the site's own scripts. */
const root = '__root__';

/** Collects clicks until `replayEarlyClicks` takes over. */
const clickScript = `{
const targets=[],keep=event=>targets.push(event.target);
addEventListener("click",keep,true);
globalThis.earlyClicks={targets,stop:()=>removeEventListener("click",keep,true)}
}`;

/** The loader of scripts as it runs in the page; `files` are evaluated one by one, `more` are loaded only. */
const loader = `(function(files,more,nonce){
for(const href of files.concat(more))document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href,nonce}));
const loading=document.readyState==="loading"&&new Promise(done=>addEventListener("DOMContentLoaded",done));
(async()=>{for(const file of files){if(file===files.at(-1))await loading;await import(file);await new Promise(done=>setTimeout(done))}})()
})`;

/**
 * Collects clicks and loads the scripts of a page. It follows the stylesheets in the document, and browsers run an
 * inline script only after these are loaded, so scripts do not compete with the first paint for bandwidth. Each file is
 * evaluated in its own task. The scripts of placed widgets are loaded with them, so that their hydration does not wait for
 * another round trip.
 */
const startOf = (files: readonly string[], more: readonly string[]): string =>
  files.length === 0
    ? ''
    : `${clickScript}${loader}(${JSON.stringify(files)},${JSON.stringify(more)},document.currentScript.nonce)`;

/** Renders the loader of the page's scripts. It is empty in the browser, where React keeps the server's content. */
export function PageScripts({ nonce }: { nonce: string | undefined }) {
  const router = useRouter();
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? startOf(scriptsOf(router), widgetScriptsOf(router)) : '',
      }}
    />
  );
}

function scriptsOf(router: ReturnType<typeof useRouter>): readonly string[] {
  const { scripts = {} } = router.options.context;
  const ofRoutes = router.state.matches.flatMap(({ routeId }) => (routeId === root ? [] : (scripts[routeId] ?? [])));
  const ofSite = scripts[root] ?? [];
  return [...new Set([...ofSite.slice(0, -1), ...ofRoutes, ...ofSite.slice(-1)])];
}

interface WidgetContext {
  readonly queryClient: QueryClient;
  readonly widgetScripts?: ScriptFiles;
}

/** Returns the scripts of the widgets that the stored layout of the page contains. */
function widgetScriptsOf({ options: { context } }: ReturnType<typeof useRouter>): readonly string[] {
  const { queryClient, widgetScripts = {} }: WidgetContext = context;
  const layouts = queryClient.getQueriesData<LoadedLayout | null>({ queryKey: ['layout'] });
  const nodes = layouts.flatMap(([, layout]) => (layout ? nodesOf(layout) : []));
  const shown = nodes.filter(({ outcome }) => outcome !== 'empty');
  return [...new Set(shown.flatMap(({ widget }) => widgetScripts[widget] ?? []))];
}
