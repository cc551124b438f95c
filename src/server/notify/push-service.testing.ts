// A push service as browsers have one, on this machine: it takes what a server sends, and the browser reads it.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import { createServer, globalAgent } from 'node:https';
import type { AddressInfo } from 'node:net';

/** What the service was sent. */
export interface Sent {
  readonly authorization: string;
  readonly ttl: string;
  readonly body: Buffer;
}

/** A push service that answers with a status; whoever asks within this process trusts it from now on. */
export async function openPushService(status: () => number | Promise<number>) {
  const { key, cert } = selfSigned();
  const sent: Sent[] = [];
  let wake = () => {};
  const server = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', chunk => chunks.push(chunk));
    request.on('end', async () => {
      sent.push({ authorization: request.headers.authorization ?? '', ttl: String(request.headers.ttl), body: Buffer.concat(chunks) });
      wake();
      response.writeHead(await status()).end();
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  globalAgent.options.ca = cert;
  return {
    address: `https://localhost:${(server.address() as AddressInfo).port}`,
    async next(): Promise<Sent> {
      for (;;) {
        const first = sent.shift();
        if (first) return first;
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      }
    },
    close: () => server.close(),
  };
}

/** A browser's side of a subscription: its keys, and how it reads what arrives (RFC 8291). */
export function subscriber() {
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  const derived = (ikm: Buffer, salt: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', ikm, salt, info, length));
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 21 + (body[20] ?? 0));
      const sealed = body.subarray(21 + theirs.length);
      const secret = derived(ecdh.computeSecret(theirs), auth, Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]), 32);
      const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const opened = createDecipheriv('aes-128-gcm', key, nonce);
      opened.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]).toString();
      // The text ends with a delimiter and padding.
      return JSON.parse(text.slice(0, text.lastIndexOf('\x02')));
    },
  };
}

/** What a sender says of itself, once its signature is checked with the key it names (RFC 8292). */
export function senderOf(authorization: string): { readonly key: string; readonly claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGood) throw new Error('the sender is not who it says');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

/** A certificate for localhost that vouches for itself. */
function selfSigned(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const part = (tag: number, ...parts: readonly Buffer[]) => {
    const body = Buffer.concat(parts);
    const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
    return Buffer.concat([Buffer.from([tag, ...length]), body]);
  };
  const hex = (digits: string) => Buffer.from(digits, 'hex');
  const algorithm = part(0x30, part(0x06, hex('2a8648ce3d040302')));
  const name = part(0x30, part(0x31, part(0x30, part(0x06, hex('550403')), part(0x0c, Buffer.from('localhost')))));
  const validity = part(0x30, part(0x17, Buffer.from('200101000000Z')), part(0x17, Buffer.from('491231235959Z')));
  const names = part(0x30, part(0x06, hex('551d11')), part(0x04, part(0x30, part(0x82, Buffer.from('localhost')))));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const body = part(
    0x30,
    part(0xa0, part(0x02, hex('02'))),
    part(0x02, hex('01')),
    algorithm,
    name,
    validity,
    name,
    spki,
    part(0xa3, part(0x30, names)),
  );
  const signature = sign('sha256', body, privateKey);
  const der = part(0x30, body, algorithm, part(0x03, hex('00'), signature));
  const pem = (key: KeyObject) => String(key.export({ type: 'pkcs8', format: 'pem' }));
  return { key: pem(privateKey), cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n` };
}
