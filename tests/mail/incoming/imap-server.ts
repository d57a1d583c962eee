import { createServer, type Server, type Socket } from 'node:net';

/** A small IMAP server with one folder: the commands of RFC 3501 that fetch unread mails and mark them as read. */
export interface TestImapServer {
  readonly port: number;
  /** The mails in the folder, and whether each is read. */
  readonly mails: { source: string; isSeen: boolean }[];
  close(): Promise<void>;
}

const account = { user: 'reply', password: 'secret' };

const greeting = '* OK [CAPABILITY IMAP4rev1] ready\r\n';

/** Returns the answer to a command, without its tag. */
function answer(mails: TestImapServer['mails'], command: string): string {
  const [, name = '', rest = ''] = /^(?:UID )?(\S+) ?(.*)$/i.exec(command) ?? [];
  const [, uid = ''] = /^(\d+)/.exec(rest) ?? [];
  const mail = mails[Number(uid) - 1];
  switch (name.toUpperCase()) {
    case 'CAPABILITY':
      return '* CAPABILITY IMAP4rev1\r\nOK done';
    case 'LOGIN':
      return rest.includes(account.user) && rest.includes(account.password)
        ? 'OK [CAPABILITY IMAP4rev1] done'
        : 'NO [AUTHENTICATIONFAILED] Wrong password';
    case 'LIST':
    case 'LSUB':
      return `* ${name.toUpperCase()} () "/" INBOX\r\nOK done`;
    case 'SELECT':
      if (!/INBOX/i.test(rest)) return 'NO [NONEXISTENT] No such folder';
      return `* ${mails.length} EXISTS\r\n* FLAGS (\\Seen)\r\n* OK [PERMANENTFLAGS (\\Seen)] ok\r\n* OK [UIDVALIDITY 1] ok\r\n* OK [UIDNEXT ${mails.length + 1}] ok\r\nOK [READ-WRITE] done`;
    case 'SEARCH':
      return `* SEARCH ${mails.flatMap(({ isSeen }, index) => (isSeen ? [] : [index + 1])).join(' ')}\r\nOK done`;
    case 'FETCH': {
      if (!mail) return 'OK done';
      const size = Buffer.byteLength(mail.source);
      const body = /BODY/.test(rest) ? ` BODY[] {${size}}\r\n${mail.source}` : ` RFC822.SIZE ${size}`;
      return `* ${uid} FETCH (UID ${uid}${body})\r\nOK done`;
    }
    case 'STORE':
      if (mail) mail.isSeen = true;
      return `* ${uid} FETCH (UID ${uid} FLAGS (\\Seen))\r\nOK done`;
    case 'LOGOUT':
      return '* BYE\r\nOK done';
    default:
      return name.toUpperCase() === 'NOOP' ? 'OK done' : 'BAD unknown command';
  }
}

function serve(socket: Socket, mails: TestImapServer['mails']): void {
  let held = '';
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    held += bytes.toString('latin1');
    for (let end = held.indexOf('\r\n'); end >= 0; end = held.indexOf('\r\n')) {
      const [, tag = '', command = ''] = /^(\S+) (.*)$/.exec(held.slice(0, end)) ?? [];
      held = held.slice(end + 2);
      const lines = answer(mails, command).split(/\r\n(?=(?:OK|NO|BAD) ?[^\r\n]*$)/);
      const result = lines.pop() ?? '';
      socket.write(`${lines.map((line) => `${line}\r\n`).join('')}${tag} ${result}\r\n`, 'utf8');
    }
  });
  socket.write(greeting);
}

/** Starts the server on a free port of this machine. */
export async function startImapServer(): Promise<TestImapServer> {
  const mails: TestImapServer['mails'] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    serve(socket, mails);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    port,
    mails,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
