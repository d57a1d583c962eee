import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** A software authenticator with one passkey. Its responses have the form that browsers return for real ones. */
export interface SoftPasskey {
  readonly id: string;
  /** The number of signatures. Decrease it to simulate a copied passkey. */
  counter: number;
  /** Creates the response to the registration options. */
  create(options: { challenge: string }): object & { id: string; rawId: string; type: string };
  /** Creates the response to the authentication options. */
  sign(
    options: { challenge: string },
    more?: { origin?: string; isVerified?: boolean },
  ): object & { id: string; rawId: string; type: string };
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const entries: [number, Cbor][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ];
  return cbor(new Map(entries));
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** Creates a software authenticator for a site. */
export function softPasskey(siteUrl: string): SoftPasskey {
  const { hostname, origin: ownOrigin } = new URL(siteUrl);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialID = randomBytes(16);
  const id = credentialID.toString('base64url');
  const authenticatorData = (flags: number, counter: number, more = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(hostname), Buffer.from([flags]), count, more]);
  };
  return {
    id,
    counter: 0,
    create({ challenge }) {
      const length = Buffer.from([0, credentialID.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialID, coseKey(publicKey)]);
      const authData = authenticatorData(userPresent | userVerified | hasCredential, this.counter, attested);
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, ownOrigin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
    },
    sign({ challenge }, { origin = ownOrigin, isVerified = true } = {}) {
      this.counter += 1;
      const data = clientData('webauthn.get', challenge, origin);
      const authData = authenticatorData(userPresent | (isVerified ? userVerified : 0), this.counter);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
    },
  };
}
