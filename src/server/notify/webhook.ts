import { type LookupAddress, lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

const PATIENCE = 5000;

/** What is wrong with an address to be called, if anything. */
export function webhookProblem(address: string, isPrivateAllowed: boolean): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || (url.protocol !== 'https:' && !(isPrivateAllowed && url.protocol === 'http:'))) return 'a webhook must be an https address';
  if (url.username || url.password) return 'the address of a webhook must not contain a name or a password';
  if (!isPrivateAllowed && isPrivateName(url)) return 'a webhook must have a public address';
  return undefined;
}

/** Whether an address leads into a private network, as far as its name tells. */
export function isPrivateName({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || (isIP(host) > 0 && isPrivate(host));
}

/** Finds public addresses only: the addresses of a name are checked at the moment of the call. */
const publicOnly: LookupFunction = (hostname, options, done) => {
  lookup(hostname, options, (error, found: string | LookupAddress[], family) => {
    const all = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
    if (!error && all.some(isPrivate)) return done(new Error('webhooks are not sent to private addresses'), '', 0);
    done(error, found, family);
  });
};

/** Connects to public addresses only. */
export const publicAgent = new Agent({ lookup: publicOnly });

/** Calls an address of a guest with a small message; redirects are not followed, and nothing of the answer is used. */
export function callWebhook(address: string, message: object, isPrivateAllowed: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const problem = webhookProblem(address, isPrivateAllowed);
    if (problem !== undefined) return reject(new Error(problem));
    const url = new URL(address);
    const headers = { 'content-type': 'application/json' };
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(PATIENCE), ...(isPrivateAllowed ? {} : { agent: publicAgent }) };
    const call = url.protocol === 'https:' ? request(url, options) : plainRequest(url, options);
    call.on('error', reject);
    call.on('response', response => {
      response.destroy();
      resolve();
    });
    call.end(JSON.stringify(message));
  });
}

/** Whether an address belongs to this machine or to a private network. */
export function isPrivate(address: string): boolean {
  if (isIP(address) === 6) {
    const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
    if (mapped?.[1]) return isPrivate(mapped[1]);
    return /^(?:::1?$|f[cd]|fe[89ab]|ff|::ffff:|64:ff9b:)/i.test(address);
  }
  const [a = 0, b = 0] = address.split('.').map(Number);
  if (a === 0 || a === 10 || a === 127 || a >= 224) return true;
  if (a === 100) return b >= 64 && b < 128;
  if (a === 169) return b === 254;
  if (a === 172) return b >= 16 && b < 32;
  return a === 192 && b === 168;
}
