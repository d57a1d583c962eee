import { ApiFailure } from '#api/failure.ts';
import { type RenderedBody, renderBody } from './render-body.ts';

/** A text to render. */
export interface RenderTask {
  readonly body: string;
  readonly format: string;
}

/**
 * Renders a text in a worker thread. Returns null when it is too complex, because errors lose their class between
 * threads.
 */
export default function renderTask({ body, format }: RenderTask): RenderedBody | null {
  try {
    return renderBody(body, format);
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'post.too-complex') return null;
    throw error;
  }
}
