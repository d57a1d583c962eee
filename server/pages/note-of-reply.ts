type HeaderValue = string | number | readonly string[];

/** What a handler says of its answer, noted instead of sent. What it cannot note is not there, and fails when called. */
export class NoteOfReply {
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
