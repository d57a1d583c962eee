import { layGraph } from './lay-graph.ts';

self.onmessage = async ({ data: graph }: MessageEvent<string>) => {
  postMessage((await layGraph(graph)).laid);
};
