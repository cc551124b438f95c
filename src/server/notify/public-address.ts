// Where this server may call on behalf of a guest: public addresses only, as they are at the moment of the call.
import { type LookupAddress, lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Letters, figures and hyphens, with dots between: other characters are read in different ways by different programs. */
const NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** An address that may be called, or what is wrong with it. */
export function readAddress(address: string, isPrivateAllowed: boolean): URL | 'not https' | 'credentials' | 'not public' {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || (url.protocol !== 'https:' && !(isPrivateAllowed && url.protocol === 'http:'))) return 'not https';
  if (url.username || url.password) return 'credentials';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isNamed = NAME.test(host) || (isIP(host) > 0 && (isPrivateAllowed || !isPrivate(host)));
  return isNamed || (isPrivateAllowed && host === 'localhost') ? url : 'not public';
}

/** Finds public addresses only: the addresses of a name are checked when it is connected to. */
const publicOnly: LookupFunction = (hostname, options, done) => {
  lookup(hostname, options, (error, found: string | LookupAddress[], family) => {
    const all = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
    if (!error && all.some(isPrivate)) return done(new Error('private addresses are not called'), '', 0);
    done(error, found, family);
  });
};

/** Connects to public addresses only. */
export const publicAgent = new Agent({ lookup: publicOnly });

const PRIVATE_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Within the public 2000::/3: what carries an address of version 4, and documentation. */
const PRIVATE_6 = [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const;

const closed = new BlockList();
for (const [net, prefix] of PRIVATE_4) closed.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of PRIVATE_6) closed.addSubnet(net, prefix, 'ipv6');
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address belongs to this machine, to a private network or to nobody. */
export function isPrivate(address: string): boolean {
  if (isIP(address) === 4) return closed.check(address, 'ipv4');
  return !open6.check(address, 'ipv6') || closed.check(address, 'ipv6');
}
