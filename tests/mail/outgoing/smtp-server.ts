import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server on this machine, without encryption, that accepts the user `harbour` with the password `tide`. */
export interface TestSmtpServer {
  readonly port: number;
  /** The messages that it accepted. */
  readonly received: string[];
  /** The addresses that it rejects. */
  readonly rejected: Set<string>;
  close(): Promise<void>;
}

/** Starts a mail server on a free port. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: string[] = [];
  const rejected = new Set<string>();
  const onData: SMTPServerOptions['onData'] = (stream, _session, callback) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      received.push(Buffer.concat(parts).toString('utf8'));
      callback();
    });
  };
  const server = new SMTPServer({
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ username = '', password }, _session, callback) =>
      username === 'harbour' && password === 'tide'
        ? callback(null, { user: username })
        : callback(Object.assign(new Error('Wrong password'), { responseCode: 535 })),
    onRcptTo: ({ address }, _session, callback) =>
      rejected.has(address) ? callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 })) : callback(),
    onData,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return { port, received, rejected, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
