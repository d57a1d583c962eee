type HeaderValue = string | number | readonly string[];

/**
 * A minimal reply that records a handler's response instead of sending it. Methods it does not implement are missing,
 * so calling them throws.
 */
export class RecordedReply {
  status = 200;
  payload: unknown;
  readonly #headers = new Map<string, HeaderValue>();

  code(status: number): this {
    this.status = status;
    return this;
  }

  header(name: string, value: HeaderValue): this {
    this.#headers.set(name.toLowerCase(), value);
    return this;
  }

  getHeader(name: string): HeaderValue | undefined {
    return this.#headers.get(name.toLowerCase());
  }

  hasHeader(name: string): boolean {
    return this.#headers.has(name.toLowerCase());
  }

  type(type: string): this {
    return this.header('content-type', type);
  }

  send(payload: unknown): this {
    this.payload = payload;
    return this;
  }
}
